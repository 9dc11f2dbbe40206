'use client'

import { useLocale, useTranslations } from 'next-intl'
import { MonthCalendar } from '@/components/ui/month-calendar'
import { addDays, type Day } from '@/lib/domain/days'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { earliestCheckOut, type SearchDraft, withCheckIn } from './search-draft'

/** How far ahead a stay may be booked (booking rules, Quote 1). */
const LAST_DAY_AHEAD = 540

export type DateField = 'checkIn' | 'checkOut'

interface SearchCalendarProps {
  field: DateField
  draft: SearchDraft
  today: Day
  months: 1 | 2
  /** the next field to ask for, null when both days stand */
  onPick: (draft: SearchDraft, next: DateField | null) => void
}

export function SearchCalendar({ field, draft, today, months, onPick }: SearchCalendarProps) {
  const t = useTranslations('search.bar')
  const locale = useLocale() as Locale
  const isCheckIn = field === 'checkIn'
  return (
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
      onPick={(day) =>
        isCheckIn ? onPick(withCheckIn(draft, day), 'checkOut') : onPick({ ...draft, checkOut: day }, null)
      }
    />
  )
}
