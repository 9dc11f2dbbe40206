import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'

/** The host's reason for a rejection, in the host's language. */
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
