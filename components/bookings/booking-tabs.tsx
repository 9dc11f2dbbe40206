import { useTranslations } from 'next-intl'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import { BOOKING_TABS, type BookingTab } from '@/lib/domain/booking/transitions'
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
