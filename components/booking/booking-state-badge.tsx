import { useTranslations } from 'next-intl'
import { BookingBadge } from '@/components/form/booking-badge'
import type { BookingState } from '@/lib/domain/booking/lifecycle'

/** The state of a booking in the words of its guest. */
export function BookingStateBadge({ state }: { state: BookingState }) {
  const t = useTranslations('vocabulary.bookingState')
  return <BookingBadge state={state} word={t(state)} />
}
