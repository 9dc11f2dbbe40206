import { useTranslations } from 'next-intl'
import { splitHref } from '@/components/shared/split/split-href'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'

/** Who returns from the provider after the session or the proof of the number ended; the payment is settled all the same. */
export function PayerMissing({ token }: { token: string }) {
  const t = useTranslations('split.payerMissing')
  return (
    <EmptyState title={t('title')} text={t('text')} isPage>
      <Button as={Link} href={splitHref(token)}>
        {t('toSplit')}
      </Button>
    </EmptyState>
  )
}
