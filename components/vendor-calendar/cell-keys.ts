import { dayAfterKey } from '@/components/ui/calendar/calendar-keys'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import type { Cell } from './day-range'

interface Grid {
  dir: 'rtl' | 'ltr'
  /** the visible days, both included */
  first: Day
  last: Day
  /** the hours of each day; empty in a grid of days */
  hours: readonly TimeOfDay[]
}

const HOUR_STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The cell that a key moves to; null for other keys. The row of whole days is above the hours. */
export function cellAfterKey(
  cell: Cell,
  press: { key: string; shiftKey: boolean },
  { dir, first, last, hours }: Grid,
): Cell | null {
  const step = HOUR_STEPS[press.key]
  if (hours.length === 0 || step === undefined) {
    const day = dayAfterKey(cell.day, press, { dir, min: first, max: last })
    return day === null ? null : { ...cell, day }
  }
  const rows = [null, ...hours]
  const next = Math.min(Math.max(0, rows.indexOf(cell.start) + step), rows.length - 1)
  return { ...cell, start: rows[next] ?? null }
}
