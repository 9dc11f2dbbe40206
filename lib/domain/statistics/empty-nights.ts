import { type Halalas, percentOf } from '@/lib/domain/money'
import { type Day, daysBetween, type Weekday, weekdayOf } from '@/lib/domain/time/days'

/** How far the nights to come are looked at, and how far those that passed. */
export const OUTLOOK_DAYS = 30
export const PAST_DAYS = 90
/** With fewer nights of a weekday that were free as late as this one nothing is said of it. */
const LEAST_PAST_NIGHTS = 6
/** The discounts, in per cent, whose earnings are shown for the nights that stayed empty. */
const SHOWN_DISCOUNTS = [10, 20] as const

/** A night that passed: its units that could be booked, on which day each booked one of them was, and its price now. */
export interface PastNight {
  day: Day
  open: number
  bookedOn: readonly Day[]
  priceHalalas: Halalas | null
}

/** How many units of a night stayed empty; a booked one was open. */
const emptyUnits = ({ open, bookedOn }: PastNight) => Math.max(0, open - bookedOn.length)

/**
 * Which of the free nights will probably stay empty: of the nights of the same weekday that were still free as many days before,
 * more than half stayed so. Null where too few nights passed to say it of any.
 */
export function likelyEmptyNights(
  free: readonly Day[],
  past: readonly PastNight[],
  today: Day,
): Day[] | null {
  const known = free.flatMap((day) => {
    const share = emptyShare(past, weekdayOf(day), daysBetween(today, day))
    return share === null ? [] : [{ day, share }]
  })
  if (known.length === 0 && free.length > 0) return null
  return known.filter(({ share }) => share > 1 / 2).map(({ day }) => day)
}

/** The share that stayed empty of the units that were free so many days before nights of a weekday; null: too few. */
function emptyShare(past: readonly PastNight[], weekday: Weekday, daysAhead: number): number | null {
  const nights = past.filter(({ day }) => weekdayOf(day) === weekday)
  const empty = nights.reduce((sum, night) => sum + emptyUnits(night), 0)
  const bookedLater = nights
    .flatMap(({ day, bookedOn }) => bookedOn.map((on) => daysBetween(on, day)))
    .filter((lead) => lead <= daysAhead).length
  const free = empty + bookedLater
  return free < LEAST_PAST_NIGHTS ? null : empty / free
}

/**
 * How many nights stayed empty, each unit for itself, and what they would have brought at today's prices less each discount, if all
 * of them had been booked; in halalas before the commission. Nights without a price are left out.
 */
export function unearned(past: readonly PastNight[]) {
  const priced = past.filter(({ priceHalalas }) => priceHalalas !== null)
  const nights = priced.reduce((sum, night) => sum + emptyUnits(night), 0)
  const earnings = SHOWN_DISCOUNTS.map((percent) => ({
    percent,
    amountHalalas: priced.reduce(
      (sum, night) => sum + emptyUnits(night) * percentOf(night.priceHalalas ?? 0, 100 - percent),
      0,
    ),
  }))
  return { nights, earnings }
}
