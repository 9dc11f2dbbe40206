import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'

/** Why the host has said no, in the host's own words and language. */
export function HostReason({ text }: { text: string }) {
  const t = useTranslations('stay')
  return (
    <Notice tone="warn">
      <p>
        {t('hostReason')} <bdi>{text}</bdi>
      </p>
    </Notice>
  )
}
