import { useTranslations } from 'next-intl'
import type { BookingState } from '@/lib/domain/booking/transitions'
import { type OwnBooking, periodOfFreeStay } from '@/lib/domain/booking/wire'
import { stayDates } from './stay-dates'
import { useStayText } from './use-stay-text'

const TEXTS: Partial<Record<BookingState, 'requested' | 'unpaid'>> = {
  requested: 'requested',
  awaiting_payment: 'unpaid',
}

/** "Your booking waits for payment: from 22 November to 24 November". */
export function useOwnText(): (booking: OwnBooking) => string {
  const t = useTranslations('booking.own')
  const stayText = useStayText()
  return ({ status, dates }) =>
    t(TEXTS[status] ?? 'booked', { dates: stayText(stayDates({ period: periodOfFreeStay(dates) })) })
}
