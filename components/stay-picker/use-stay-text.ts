import { useLocale, useTranslations } from 'next-intl'
import type { BookingWire } from '@/lib/domain/booking/wire'
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
