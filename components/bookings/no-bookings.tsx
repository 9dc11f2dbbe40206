import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'

export function NoBookings() {
  const t = useTranslations('booking')
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <Button as={Link} href="/search?city=Jeddah&page=1">
        {t('explore')}
      </Button>
    </EmptyState>
  )
}
