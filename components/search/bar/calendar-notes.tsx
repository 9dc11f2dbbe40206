import { useLocale, useTranslations } from 'next-intl'
import { shiftMonth } from '@/components/ui/calendar/calendar-days'
import { addDays } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { holidaysBetween } from './holidays'
import styles from './search-bar.module.css'
import { firstOf } from './use-day-prices'

interface CalendarNotesProps {
  /** the first visible month, `YYYY-MM` */
  month: string
  months: number
  hasPrices: boolean
}

/** The legend of the prices, and the holidays of the visible months. */
export function CalendarNotes({ month, months, hasPrices }: CalendarNotesProps) {
  const t = useTranslations('search.calendar')
  const names = useTranslations('vocabulary.holiday')
  const locale = useLocale()
  const holidays = holidaysBetween(firstOf(month), addDays(firstOf(shiftMonth(month, months)), -1))
  if (holidays.length === 0 && !hasPrices) return null
  const day = (value: string) => formatDay(value, locale, 'dayMonth')
  return (
    <div className={styles.below}>
      {hasPrices ? <p>{t('prices')}</p> : null}
      {holidays.length > 0 ? (
        <ul aria-label={t('holidays')}>
          {holidays.map(({ holiday, from, to }) => (
            <li key={from}>
              {t(from === to ? 'holidayDay' : 'holidaySpan', {
                holiday: names(holiday),
                from: day(from),
                to: day(to),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
