import { useTranslations } from 'next-intl'
import { BookingBadge } from '@/components/form/booking-badge'
import { isLeaving } from '@/lib/domain/booking/hosted-stays'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { riyadhDay } from '@/lib/domain/days'

/** Where a booking stands in the words of its guest. */
export function BookingStateBadge({ booking }: { booking: Pick<BookingWire, 'status' | 'checkOutAt'> }) {
  const t = useTranslations('vocabulary.bookingState')
  const word = isLeaving(booking, riyadhDay(new Date())) ? 'leaving' : booking.status
  return <BookingBadge state={booking.status} word={t(word)} />
}
