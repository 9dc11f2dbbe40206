'use client'

import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import type { Day } from '@/lib/domain/time/days'
import { openHours } from './board/cell-state'
import { HourBoard } from './board/hour-board'
import { MonthBoard } from './board/month-board'
import { ChangePanel } from './change/change-panel'

interface ListingCalendarProps {
  dir: 'rtl' | 'ltr'
  name: string
  calendar: CalendarWire
  today: Day
  max: Day
  /** a month, or a week of hours */
  month: string | null
}

/** The calendar of one listing, by nights or by hours, with the panel to change it. */
export function ListingCalendar({ dir, name, calendar, today, max, month }: ListingCalendarProps) {
  const { serviceId: listingId, units, hours, days } = calendar
  const byHours = month === null && hours !== null
  return (
    <ChangePanel
      dir={dir}
      today={today}
      max={max}
      listings={[{ id: listingId, name, units, hours }]}
      visible={{
        first: days[0]?.day ?? today,
        last: days.at(-1)?.day ?? max,
        hours: byHours ? openHours(hours) : [],
      }}
      grid={(choice) =>
        byHours ? (
          <HourBoard calendar={calendar} hours={hours} today={today} choice={choice} />
        ) : (
          <MonthBoard calendar={calendar} month={month ?? today.slice(0, 7)} today={today} choice={choice} />
        )
      }
    />
  )
}
