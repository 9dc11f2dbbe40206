'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { MonthCalendar } from '@/components/ui/calendar/month-calendar'
import { addDays, type Day } from '@/lib/domain/time/days'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { CalendarNotes } from './calendar-notes'
import styles from './search-bar.module.css'
import { earliestCheckOut, type SearchDraft, withCheckIn } from './search-draft'
import { useDayInfo } from './use-day-info'
import { useDayPrices } from './use-day-prices'
import { useHolidays, withHoliday } from './use-holidays'

/** How far ahead a stay can be booked (booking rules, Quote 1). */
const LAST_DAY_AHEAD = 540

export type DateField = 'checkIn' | 'checkOut'

export interface SearchCalendarProps {
  field: DateField
  draft: SearchDraft
  today: Day
  months: 1 | 2
  /** the keyboard focus moves inside, to the one focusable day */
  takesFocus?: boolean
  /** the next empty field, null when both days are set */
  onPick: (draft: SearchDraft, next: DateField | null) => void
}

/** Two months with the lowest price of each night, weekends and holidays. */
export function SearchCalendar({ field, draft, today, months, takesFocus, onPick }: SearchCalendarProps) {
  const t = useTranslations('search.bar')
  const locale = useLocale() as Locale
  const frame = useRef<HTMLDivElement>(null)
  const isCheckIn = field === 'checkIn'
  const [month, setMonth] = useState(() => (draft.checkIn ?? today).slice(0, 7))
  const prices = useDayPrices(draft, month)
  const holidays = useHolidays()
  const dayInfo = useDayInfo(prices, holidays)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the field remounts the calendar
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [takesFocus, field])
  return (
    <div ref={frame} className={styles.marked}>
      <MonthCalendar
        key={field}
        dir={directionOf(locale)}
        locale={locale}
        today={today}
        from={draft.checkIn}
        to={draft.checkOut}
        min={isCheckIn ? today : earliestCheckOut(draft, today)}
        max={addDays(today, LAST_DAY_AHEAD)}
        months={months}
        words={{ previous: t('previousMonth'), next: t('nextMonth') }}
        dayInfo={dayInfo}
        onMonth={setMonth}
        onPick={(day) =>
          isCheckIn ? onPick(withCheckIn(draft, day), 'checkOut') : onPick({ ...draft, checkOut: day }, null)
        }
      />
      <CalendarNotes
        {...{ month, months, holidays }}
        hasPrices={Object.keys(prices).length > 0}
        onHoliday={(holiday) => onPick(withHoliday(draft, holiday, today), null)}
      />
    </div>
  )
}
