import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { hostedTabHref } from '@/lib/api/hosted-stays'
import type { HostedTab } from '@/lib/domain/booking/hosted-stays'
import type { VendorBookingListWire, VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { HostedPages } from './hosted-pages'
import { HostedStay } from './hosted-stay'
import { StayCards } from './stay-card'

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
