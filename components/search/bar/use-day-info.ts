import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { DayInfo } from '@/components/ui/calendar/month-grid'
import type { DayPrices } from '@/lib/contract/schemas/listing/card'
import { type Holiday, isWeekendDay } from '@/lib/domain/search/holidays'
import type { Day } from '@/lib/domain/time/days'
import { useHolidayName } from './use-holidays'

/** From this amount on a price under a date is written in thousands, to fit. */
const IN_THOUSANDS = 10_000

/** The note under a date and its accessible text. */
export function useDayInfo(prices: DayPrices, holidays: readonly Holiday[]): (day: Day) => DayInfo {
  const t = useTranslations('search.calendar')
  const nameOf = useHolidayName()
  const locale = useLocale()
  return useCallback(
    (day) => {
      const price = prices[day]
      const holiday = holidays.find(({ from, to }) => from <= day && day <= to)
      const notes = [
        holiday ? nameOf(holiday) : null,
        price === undefined ? null : t('from', { price: price.toLocaleString('en-US') }),
      ].filter((note) => note !== null)
      return {
        ...(price === undefined ? {} : { price: shortPrice(price) }),
        ...(notes.length > 0 ? { note: notes.join(locale === 'ar' ? '، ' : ', ') } : {}),
        ...(holiday ? { mark: 'holiday' } : isWeekendDay(day) ? { mark: 'weekend' } : {}),
      }
    },
    [prices, holidays, locale, t, nameOf],
  )
}

function shortPrice(sar: number): string {
  if (sar < IN_THOUSANDS) return Math.ceil(sar).toLocaleString('en-US')
  return `${(Math.ceil(sar / 100) / 10).toLocaleString('en-US')}K`
}
