import { useTranslations } from 'next-intl'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import { hostedTabHref } from '@/lib/api/vendor-bookings'
import { HOSTED_TABS, type HostedTab } from '@/lib/domain/booking/vendor-tabs'
import type { VendorBookingListWire } from '@/lib/domain/booking/vendor-wire'
import { Link } from '@/lib/i18n/navigation'

interface HostedTabsProps {
  current: HostedTab
  counts: VendorBookingListWire['counts']
}

/** What comes also holds what was approved and is still to be paid. */
const countOf = (tab: HostedTab, counts: HostedTabsProps['counts']) =>
  tab === 'upcoming' ? counts.upcoming + counts.approved : counts[tab]

/** The four lists with how many bookings each holds; each is a page of its own. */
export function HostedTabs({ current, counts }: HostedTabsProps) {
  const t = useTranslations('hosted.tabs')
  return (
    <ScrollingLinkTabs aria-label={t('label')}>
      {HOSTED_TABS.map((tab) => (
        <Link
          key={tab}
          href={hostedTabHref(tab)}
          aria-current={tab === current ? 'page' : undefined}
          prefetch={false}
        >
          {t(tab)} <bdi className="num">{countOf(tab, counts)}</bdi>
        </Link>
      ))}
    </ScrollingLinkTabs>
  )
}
