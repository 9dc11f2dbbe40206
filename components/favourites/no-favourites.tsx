import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'

export function NoFavourites() {
  const t = useTranslations('favourites')
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <Button as={Link} href="/search?page=1" prefetch={false}>
        {t('explore')}
      </Button>
    </EmptyState>
  )
}
