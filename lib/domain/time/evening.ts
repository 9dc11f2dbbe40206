import { addDays, type Day, MIDNIGHT, riyadhDay, riyadhTime, type TimeOfDay } from './days'

/** People here count the hours after midnight to the evening before, up to the dawn prayer. */
const EVENING_ENDS: TimeOfDay = '05:00'

export function isAfterMidnight(time: TimeOfDay): boolean {
  return time < EVENING_ENDS
}

/** The day whose evening an hour belongs to: 01:00 on Friday is Thursday's. */
export function eveningOf(day: Day, time: TimeOfDay): Day {
  return isAfterMidnight(time) ? addDays(day, -1) : day
}

/** The day that an instant's evening belongs to. */
export function eveningAt(instant: Date): Day {
  return eveningOf(riyadhDay(instant), riyadhTime(instant))
}

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'afterMidnight'

const AFTERNOON: TimeOfDay = '12:00'
const EVENING: TimeOfDay = '18:00'

/** The hours of each part, `[startsAt, endsAt)`. */
export const DAY_PART_HOURS: Record<DayPart, { startsAt: TimeOfDay; endsAt: TimeOfDay }> = {
  morning: { startsAt: EVENING_ENDS, endsAt: AFTERNOON },
  afternoon: { startsAt: AFTERNOON, endsAt: EVENING },
  evening: { startsAt: EVENING, endsAt: MIDNIGHT },
  afterMidnight: { startsAt: MIDNIGHT, endsAt: EVENING_ENDS },
}

export function dayPartOf(time: TimeOfDay): DayPart {
  if (isAfterMidnight(time)) return 'afterMidnight'
  if (time < AFTERNOON) return 'morning'
  return time < EVENING ? 'afternoon' : 'evening'
}
