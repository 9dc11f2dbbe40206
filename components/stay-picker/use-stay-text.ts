import { useLocale, useTranslations } from 'next-intl'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { daysOf } from '@/lib/domain/booking/period'
import { periodOfFreeStay } from '@/lib/domain/booking/stay-wire'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { OwnBooking } from '@/lib/domain/booking/wire'
import { MIDNIGHT } from '@/lib/domain/time/days'
import { formatDay, formatHour } from '@/lib/i18n/dates'

type Dates = Pick<BookingWire, 'mode' | 'checkIn' | 'checkOut' | 'start' | 'hours'>

/** The dates of a stay as text: "from 12 December to 15 December", or an hour of a day and a length. */
export function useStayText(
  style: 'weekdayDayMonth' | 'dayMonth' = 'weekdayDayMonth',
): (stay: Dates) => string {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const locale = useLocale()
  return ({ mode, checkIn, checkOut, start, hours }) =>
    mode === 'hourly'
      ? t('onDay', {
          hour: formatHour(checkIn, start ?? MIDNIGHT, locale, style),
          length: words('hours', { count: hours ?? 1 }),
        })
      : t('fromTo', {
          from: formatDay(checkIn, locale, style),
          to: formatDay(checkOut, locale, style),
        })
}

const TEXTS: Partial<Record<BookingState, 'requested' | 'unpaid'>> = {
  requested: 'requested',
  awaiting_payment: 'unpaid',
}

/** "Your booking is awaiting payment: from 22 November to 24 November". */
export function useOwnText(): (booking: OwnBooking) => string {
  const t = useTranslations('booking.own')
  const stayText = useStayText()
  return ({ status, dates }) =>
    t(TEXTS[status] ?? 'booked', { dates: stayText(stayDates({ period: periodOfFreeStay(dates) })) })
}

/** The dates of a stay or of a request, for the text hooks. */
export function stayDates({ period }: Pick<StayRequest, 'period'>) {
  const { first, last } = daysOf(period)
  const hourly = period.mode === 'hourly' ? period : null
  return {
    mode: period.mode,
    checkIn: first,
    checkOut: last,
    start: hourly?.start ?? null,
    hours: hourly?.hours ?? null,
  }
}
