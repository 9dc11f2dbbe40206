import { useTranslations } from 'next-intl'
import { HostedPages } from '@/components/shared/vendor-pagination'
import { EmptyState } from '@/components/ui/empty-state'
import { hostedTabHref } from '@/lib/api/vendor-bookings'
import type { HostedTab } from '@/lib/domain/booking/vendor-tabs'
import type { VendorBookingListWire, VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { StayCards } from './booking-card'
import { HostedStay } from './booking-item'

interface StayListProps {
  tab: HostedTab
  list: VendorBookingListWire
  /** approved and still to be paid: they stand before what is to come */
  unpaid: readonly VendorBookingWire[]
}

/** One list of /service-booking, page by page. */
export function StayList({ tab, list, unpaid }: StayListProps) {
  const t = useTranslations('hosted.list')
  const bookings = [...unpaid, ...list.data]
  return (
    <>
      {bookings.length === 0 ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} /> : null}
      <StayCards>
        {bookings.map((booking) => (
          <HostedStay key={booking._id} booking={booking} />
        ))}
      </StayCards>
      <HostedPages {...list} address={(page) => hostedTabHref(tab, page)} />
    </>
  )
}
