import { useTranslations } from 'next-intl'
import { vendorTabHref } from '@/components/shared/booking/vendor-addresses'
import { VendorPagination } from '@/components/shared/page-frame/vendor-pagination'
import { EmptyState } from '@/components/ui/empty-state'
import type { VendorBookingListWire, VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import type { BookingsPageTab } from '@/lib/domain/booking/vendor-tabs'
import { BookingCards } from './booking-card'
import { BookingItem } from './booking-item'

interface BookingListProps {
  tab: BookingsPageTab
  list: VendorBookingListWire
  /** approved and unpaid bookings, listed before the upcoming ones */
  unpaid: readonly VendorBookingWire[]
}

/** One list of /service-booking with pagination. */
export function BookingList({ tab, list, unpaid }: BookingListProps) {
  const t = useTranslations('hosted.list')
  const bookings = [...unpaid, ...list.data]
  return (
    <>
      {bookings.length === 0 ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} /> : null}
      <BookingCards>
        {bookings.map((booking) => (
          <BookingItem key={booking._id} booking={booking} />
        ))}
      </BookingCards>
      <VendorPagination {...list} address={(page) => vendorTabHref(tab, page)} />
    </>
  )
}
