import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { BookingTab } from '@/lib/domain/booking/transitions'
import { Link } from '@/lib/i18n/navigation'

interface BookingPagesProps {
  tab: BookingTab
  page: number
  pageSize: number
  total: number
}

/** Links to older and newer bookings. */
export function BookingPages({ tab, page, pageSize, total }: BookingPagesProps) {
  const t = useTranslations('booking')
  const address = (one: number) => `/my-bookings?tab=${tab}&page=${one}`
  if (total <= pageSize) return null
  return (
    <nav aria-label={t('pagesLabel')}>
      {page > 1 ? (
        <Button as={Link} $kind="outline" href={address(page - 1)}>
          {t('previousPage')}
        </Button>
      ) : null}
      {page * pageSize < total ? (
        <Button as={Link} $kind="outline" href={address(page + 1)}>
          {t('nextPage')}
        </Button>
      ) : null}
    </nav>
  )
}
