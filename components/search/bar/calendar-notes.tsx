import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { shiftMonth } from '@/components/ui/calendar/calendar-days'
import type { Holiday } from '@/lib/domain/search/holidays'
import { addDays } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import styles from './search-bar.module.css'
import { firstOf } from './use-day-prices'
import { useHolidayName } from './use-holidays'

interface CalendarNotesProps {
  /** the first visible month, `YYYY-MM` */
  month: string
  months: number
  hasPrices: boolean
  holidays: readonly Holiday[]
  /** chooses the days of a holiday */
  onHoliday: (holiday: Holiday) => void
}

/** The legend of the prices, and the holidays of the visible months. */
export function CalendarNotes({ month, months, hasPrices, holidays, onHoliday }: CalendarNotesProps) {
  const t = useTranslations('search.calendar')
  const nameOf = useHolidayName()
  const locale = useLocale()
  const [first, last] = [firstOf(month), addDays(firstOf(shiftMonth(month, months)), -1)]
  const visible = holidays.filter(({ from, to }) => from <= last && to >= first)
  if (visible.length === 0 && !hasPrices) return null
  const day = (value: string) => formatDay(value, locale, 'dayMonth')
  return (
    <div className={styles.below}>
      {hasPrices ? <p>{t('prices')}</p> : null}
      {visible.length > 0 ? (
        <ul aria-label={t('holidays')}>
          {visible.map((one) => (
            <li key={`${one.occasion}-${one.from}`}>
              <Button $kind="outline" $size="sm" $pill onClick={() => onHoliday(one)}>
                {t(one.from === one.to ? 'holidayDay' : 'holidaySpan', {
                  holiday: nameOf(one),
                  from: day(one.from),
                  to: day(one.to),
                })}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
