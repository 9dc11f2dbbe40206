import { dateFormat } from '@/lib/domain/time/date-format'

/** Calendar arithmetic on ISO days (`YYYY-MM-DD`) and months (`YYYY-MM`), without clock or time zone. */
const DAY_MS = 86_400_000

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const iso = (date: Date) => date.toISOString().slice(0, 10)

export function shiftDay(day: string, count: number): string {
  return iso(new Date(utc(day).getTime() + count * DAY_MS))
}

/** The same date in another month; the last day of that month when it is shorter. */
function shiftMonthOfDay(day: string, count: number): string {
  const month = shiftMonth(day.slice(0, 7), count)
  const date = Math.min(Number(day.slice(8)), daysInMonth(month))
  return `${month}-${String(date).padStart(2, '0')}`
}

export function shiftMonth(month: string, count: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return iso(new Date(Date.UTC(year, index - 1 + count, 1))).slice(0, 7)
}

function daysInMonth(month: string): number {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index, 0)).getUTCDate()
}

/** 0 is Sunday, the first day of the Saudi week. */
function weekdayIndex(day: string): number {
  return utc(day).getUTCDay()
}

interface WeekCell {
  key: string
  /** null stands for a day of another month */
  day: string | null
}

/** The weeks of a month, Sunday first. */
export function weeksOf(month: string): WeekCell[][] {
  const blanks = weekdayIndex(`${month}-01`)
  const count = daysInMonth(month)
  const cells = Array.from({ length: Math.ceil((blanks + count) / 7) * 7 }, (_, i) => {
    const date = i - blanks + 1
    const key = shiftDay(`${month}-01`, date - 1)
    return { key, day: date >= 1 && date <= count ? key : null }
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

export function formatUtc(day: string, tag: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(tag, { ...options, timeZone: 'UTC' }).format(utc(day))
}

type Move = (day: string, sign: 1 | -1, far: boolean) => string

/** The keys of a date grid (APG); `sign` is -1 where the week runs from right to left, `far` is Shift. */
const MOVES: Record<string, Move> = {
  ArrowRight: (day, sign) => shiftDay(day, sign),
  ArrowLeft: (day, sign) => shiftDay(day, -sign),
  ArrowDown: (day) => shiftDay(day, 7),
  ArrowUp: (day) => shiftDay(day, -7),
  Home: (day) => shiftDay(day, -weekdayIndex(day)),
  End: (day) => shiftDay(day, 6 - weekdayIndex(day)),
  PageDown: (day, _sign, far) => shiftMonthOfDay(day, far ? 12 : 1),
  PageUp: (day, _sign, far) => shiftMonthOfDay(day, far ? -12 : -1),
}

/** The day that a key moves to, clamped to `min` and `max`; null for other keys. */
export function dayAfterKey(
  day: string,
  press: { key: string; shiftKey: boolean },
  bounds: { dir: 'rtl' | 'ltr'; min?: string; max?: string },
): string | null {
  const move = MOVES[press.key]
  if (!move) return null
  const next = move(day, bounds.dir === 'rtl' ? -1 : 1, press.shiftKey)
  if (bounds.min && next < bounds.min) return bounds.min
  return bounds.max && next > bounds.max ? bounds.max : next
}
