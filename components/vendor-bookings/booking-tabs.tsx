import { useTranslations } from 'next-intl'
import { vendorTabHref } from '@/components/shared/booking/vendor-addresses'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import type { VendorBookingListWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { BOOKINGS_PAGE_TABS, type BookingsPageTab } from '@/lib/domain/booking/vendor-tabs'
import { Link } from '@/lib/i18n/navigation'

interface BookingTabsProps {
  current: BookingsPageTab
  counts: VendorBookingListWire['counts']
}

/** The upcoming list also contains approved bookings that are unpaid. */
const countOf = (tab: BookingsPageTab, counts: BookingTabsProps['counts']) =>
  tab === 'upcoming' ? counts.upcoming + counts.approved : counts[tab]

/** The four lists with their counts; each is a page. */
export function BookingTabs({ current, counts }: BookingTabsProps) {
  const t = useTranslations('hosted.tabs')
  return (
    <ScrollingLinkTabs aria-label={t('label')}>
      {BOOKINGS_PAGE_TABS.map((tab) => (
        <Link
          key={tab}
          href={vendorTabHref(tab)}
          aria-current={tab === current ? 'page' : undefined}
          prefetch={false}
        >
          {t(tab)} <bdi className="num">{countOf(tab, counts)}</bdi>
        </Link>
      ))}
    </ScrollingLinkTabs>
  )
}
