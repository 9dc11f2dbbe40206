import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import type { BookingTab } from '@/lib/domain/booking/transitions'
import { BOOKING_TABS } from '@/lib/domain/booking/transitions'
import { Link } from '@/lib/i18n/navigation'

interface BookingTabsProps {
  current: BookingTab
  counts: Record<BookingTab, number>
}

/** The five tabs with their counts; each is a page. */
export function BookingTabs({ current, counts }: BookingTabsProps) {
  const t = useTranslations('booking')
  const words = useTranslations('vocabulary.bookingTab')
  return (
    <ScrollingLinkTabs aria-label={t('tabsLabel')}>
      {BOOKING_TABS.map((tab) => (
        <Link key={tab} href={`/my-bookings?tab=${tab}`} aria-current={tab === current ? 'page' : undefined}>
          {words(tab)} <bdi className="num">{counts[tab]}</bdi>
        </Link>
      ))}
    </ScrollingLinkTabs>
  )
}

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
