import { shiftDay, shiftMonthOfDay, weekdayIndex } from './calendar-days'

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
