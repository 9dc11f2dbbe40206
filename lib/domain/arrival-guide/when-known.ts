import type { BookingState } from '@/lib/domain/booking/transitions'
import { addMinutes, instantAt, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'

/** From when a guest may know the entry and the password of the Wi-Fi, as the vendor chooses. */
export const ENTRY_TIMES = ['checkIn', 'checkInDay', 'dayBefore', 'twoDaysBefore'] as const
export type EntryTime = (typeof ENTRY_TIMES)[number]

const DAY_MINUTES = 24 * 60
/** A guest who leaves late still has to open the gate; of a place by the hour others come on the same day. */
const AFTER_CHECK_OUT_MINUTES = { nights: DAY_MINUTES, hours: 60 } as const

const HOURLY_ENTRY_TIMES: readonly EntryTime[] = ['checkIn', 'checkInDay']

/** The times that a vendor may choose: the day before a booking by the hour belongs to other guests. */
export const entryTimesOf = (isHourly: boolean): readonly EntryTime[] =>
  isHourly ? HOURLY_ENTRY_TIMES : ENTRY_TIMES

/** The chosen time as it holds: at places by the hour not before the day of check-in. */
export const entryTimeOf = (chosen: EntryTime, isHourly: boolean): EntryTime =>
  entryTimesOf(isHourly).includes(chosen) ? chosen : 'checkInDay'

const FROM: Record<EntryTime, (checkInAt: Date) => Date> = {
  checkIn: (checkInAt) => checkInAt,
  checkInDay: (checkInAt) => instantAt(riyadhDay(checkInAt), MIDNIGHT),
  dayBefore: (checkInAt) => addMinutes(checkInAt, -DAY_MINUTES),
  twoDaysBefore: (checkInAt) => addMinutes(checkInAt, -2 * DAY_MINUTES),
}

/** What the rule needs of a booking. */
export interface GuidedStay {
  state: BookingState
  isHourly: boolean
  checkInAt: Date
  checkOutAt: Date
  /** nothing of the total and the deposit is left to pay, or the vendor said to have it */
  isPaid: boolean
  /** the vendor checked the guest in */
  isLetIn: boolean
  /** when its stay was ended; null while it lasts */
  completedAt: Date | null
}

/** What a guest may know of a guide now. */
export interface KnownGuide {
  /** the first instant at which nothing of it is known any more */
  until: Date
  entry: 'known' | 'later' | 'unpaid'
  /** from when the entry is known at the earliest */
  entryFrom: Date
}

const WITH_GUIDE: readonly BookingState[] = ['confirmed', 'checked_in', 'completed']

/**
 * What the guest of a booking may know at `now`; null where nothing: before it is confirmed, after it was cancelled or left
 * early, and a day (by the hour: an hour) after check-out. The entry waits for its time and for what is left to pay, unless
 * the vendor let the guest in.
 */
export function whatIsKnown(stay: GuidedStay, entryTime: EntryTime, now: Date): KnownGuide | null {
  const until = addMinutes(stay.checkOutAt, AFTER_CHECK_OUT_MINUTES[stay.isHourly ? 'hours' : 'nights'])
  const leftEarly = stay.completedAt !== null && stay.completedAt < stay.checkOutAt
  if (!WITH_GUIDE.includes(stay.state) || leftEarly || now >= until) return null
  const entryFrom = FROM[entryTimeOf(entryTime, stay.isHourly)](stay.checkInAt)
  if (stay.isLetIn) return { until, entry: 'known', entryFrom }
  if (!stay.isPaid) return { until, entry: 'unpaid', entryFrom }
  return { until, entry: now >= entryFrom ? 'known' : 'later', entryFrom }
}
