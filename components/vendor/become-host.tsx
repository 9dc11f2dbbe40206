import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'

/** A vendor's page for a user who never applied. */
export function BecomeHost() {
  const t = useTranslations('hosted.noHost')
  return (
    <EmptyState title={t('title')} text={t('text')}>
      <Button as={Link} href="/loginvendor">
        {t('begin')}
      </Button>
    </EmptyState>
  )
}
