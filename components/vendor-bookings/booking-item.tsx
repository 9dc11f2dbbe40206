import { BookingBadge } from '@/components/shared/booking-badge'
import { requestHref } from '@/lib/api/vendor-bookings'
import type { VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { ArrivalCode } from './arrival-code'
import { StayActions } from './booking-actions'
import { StayCard } from './booking-card'
import { StayTimes } from './booking-times'
import { DetailsLink } from './details-link'
import { GuestLine } from './guest-line'
import { ToCollect } from './to-collect'

/** A booking of an own place in the lists of /service-booking. */
export function HostedStay({ booking, heading }: { booking: VendorBookingWire; heading?: 'h2' | 'h3' }) {
  return (
    <StayCard
      booking={booking}
      heading={heading}
      href={requestHref(booking._id)}
      state={<BookingBadge booking={booking} reader="vendor" />}
      foot={
        <>
          {booking.allowed.includes('check_in') ? <ArrivalCode bookingId={booking._id} /> : null}
          <StayActions booking={booking}>
            <DetailsLink bookingId={booking._id} code={booking.code} />
          </StayActions>
        </>
      }
    >
      <GuestLine guest={booking.guest} />
      <StayTimes stay={booking} />
      <ToCollect booking={booking} />
    </StayCard>
  )
}
