import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import type { Day } from '@/lib/domain/time/days'
import { DayCell } from './day-cell'
import type { DayRangeChoice } from './use-day-range'

interface DayCellsProps {
  calendar: CalendarWire
  today: Day
  choice: DayRangeChoice
}

/** The days of one listing in a row, under a header of dates. */
export function DayCells({ calendar, today, choice }: DayCellsProps) {
  return calendar.days.map((one) => (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, where selection belongs
    <td
      key={one.day}
      aria-selected={choice.isChosen({ listingId: calendar.serviceId, day: one.day, start: null })}
    >
      <DayCell calendar={calendar} one={one} isToday={one.day === today} choice={choice} withDate={false} />
    </td>
  ))
}
