import { BookingBadge } from '@/components/shared/booking-badge'
import { requestHref } from '@/lib/api/vendor-bookings'
import type { VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { ArrivalCode } from './arrival-code'
import { BookingActions } from './booking-actions'
import { BookingCard } from './booking-card'
import { BookingTimes } from './booking-times'
import { DetailsLink } from './details-link'
import { GuestLine } from './guest-line'
import { ToCollect } from './to-collect'

/** A booking in the lists of /service-booking. */
export function BookingItem({ booking, heading }: { booking: VendorBookingWire; heading?: 'h2' | 'h3' }) {
  return (
    <BookingCard
      booking={booking}
      heading={heading}
      href={requestHref(booking._id)}
      state={<BookingBadge booking={booking} reader="vendor" />}
      foot={
        <>
          {booking.allowed.includes('check_in') ? <ArrivalCode bookingId={booking._id} /> : null}
          <BookingActions booking={booking}>
            <DetailsLink bookingId={booking._id} code={booking.code} />
          </BookingActions>
        </>
      }
    >
      <GuestLine guest={booking.guest} />
      <BookingTimes stay={booking} />
      <ToCollect booking={booking} />
    </BookingCard>
  )
}
