import { useTranslations } from 'next-intl'
import { BookingBadge } from '@/components/shared/booking/booking-badge'
import { requestHref } from '@/components/shared/booking/vendor-addresses'
import { Button } from '@/components/ui/button'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { Link } from '@/lib/i18n/navigation'
import { ArrivalCode } from './arrival-code'
import { BookingActions } from './booking-actions'
import { BookingCard } from './booking-card'
import { BookingTimes } from './booking-times'
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
          <ArrivalCode booking={booking} />
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

/** Links a card to the booking's page. */
export function DetailsLink({ bookingId, code }: { bookingId: string; code: string }) {
  const t = useTranslations('hosted.actions')
  return (
    <Button as={Link} $kind="quiet" $size="sm" href={requestHref(bookingId)} prefetch={false}>
      {t('details')} <span className="sr-only">{code}</span>
    </Button>
  )
}
