import type { Period } from '@/lib/domain/booking/bookable'
import { overlaps, type Span } from '@/lib/domain/booking/period'
import { REVIEW_DAYS } from '@/lib/domain/reviews/review'
import { addDays, comingThursday, type Day } from '@/lib/domain/time/days'
import type { SeedListing } from '@/server/db/seed/listings/listings'
import type { Random } from '@/server/db/seed/random'

/** A planned stay, before its availability is checked. */
export interface PlannedBooking {
  period: Period
  units: number
}

const PAST_WEEKENDS = 20
const COMING_WEEKENDS = 10
const HOURLY_DAYS = 24
/** The listing that a first visitor books: most of its days are free. */
const CALM = { type: 'Chalets', index: 0 }
const CALM_WEEKENDS = [5, 9]

export function pastBookings(listing: SeedListing, today: Day, random: Random): PlannedBooking[] {
  const thursday = comingThursday(today)
  const weekends = random.some(
    Array.from({ length: PAST_WEEKENDS }, (_, i) => addDays(thursday, -7 * (i + 2))),
    random.between(2, 4),
  )
  return weekends
    .filter((day) => day > listing.publishedOn)
    .map((day) => stayFrom(listing, day, random.between(1, 2), random))
}

/** Stays that a review of a day may be of, the last one first; none begins on the day on which the listing was published. */
export function staysBefore(listing: SeedListing, writtenOn: Day, random: Random): PlannedBooking[] {
  const nights = random.between(1, 2)
  return Array.from({ length: REVIEW_DAYS - 1 }, (_, i) => addDays(writtenOn, -i - 1))
    .filter((lastNight) => lastNight > listing.publishedOn)
    .map((lastNight) => {
      const first = addDays(lastNight, 1 - nights)
      return first <= listing.publishedOn
        ? stayFrom(listing, lastNight, 1, random)
        : stayFrom(listing, first, nights, random)
    })
}

export function upcomingBookings(listing: SeedListing, today: Day, random: Random): PlannedBooking[] {
  const { plan, terms } = listing
  if (terms.pricingMode === 'hourly') return comingHours(today, random)
  const thursday = comingThursday(today)
  const weekends = Array.from({ length: COMING_WEEKENDS }, (_, i) => addDays(thursday, 7 * i))
  if (plan.type === CALM.type && plan.index === CALM.index) {
    return CALM_WEEKENDS.map((i) => stayFrom(listing, addDays(thursday, 7 * i), 2, random))
  }
  const rounds = Math.min(3, Math.ceil(terms.units / 2))
  return Array.from({ length: rounds }, () => weekends.flatMap((day) => weekOf(listing, day, random))).flat()
}

/** A whole weekend or one evening, sometimes with nights before it. */
function weekOf(listing: SeedListing, thursday: Day, random: Random): PlannedBooking[] {
  const weekend = random.next()
  return [
    ...(weekend < 0.4 ? [stayFrom(listing, thursday, 2, random)] : []),
    ...(weekend >= 0.4 && weekend < 0.62 ? [stayFrom(listing, addDays(thursday, 1), 1, random)] : []),
    ...(random.chance(0.16) ? [stayFrom(listing, addDays(thursday, -3), random.between(1, 2), random)] : []),
  ]
}

function stayFrom(
  { plan, terms }: SeedListing,
  checkIn: Day,
  nights: number,
  random: Random,
): PlannedBooking {
  if (terms.pricingMode === 'hourly') return hourFrom(checkIn, random)
  const length = plan.type === 'Wedding_Halls' ? 1 : nights
  return {
    period: { mode: 'daily', checkIn, checkOut: addDays(checkIn, length) },
    units: random.between(1, Math.min(3, terms.units)),
  }
}

function comingHours(today: Day, random: Random): PlannedBooking[] {
  const days = Array.from({ length: HOURLY_DAYS }, (_, i) => addDays(today, i + 1))
  return days.flatMap((day) => Array.from({ length: random.between(0, 3) }, () => hourFrom(day, random)))
}

function hourFrom(date: Day, random: Random): PlannedBooking {
  return {
    period: { mode: 'hourly', date, start: `${random.between(16, 22)}:00`, hours: random.between(1, 2) },
    units: 1,
  }
}

/** The taken units of one listing while its stays are generated. */
export class Occupancy {
  private readonly spans: Span[][]

  constructor(units: number) {
    this.spans = Array.from({ length: units }, () => [])
  }

  /** The numbers of `count` units that are free for the span, now taken; null when fewer are free. */
  take(span: Span, count: number): number[] | null {
    const free = this.spans.flatMap((taken, i) => (taken.some((one) => overlaps(one, span)) ? [] : [i]))
    if (free.length < count) return null
    const chosen = free.slice(0, count)
    for (const i of chosen) this.spans[i]?.push(span)
    return chosen.map((i) => i + 1)
  }
}
