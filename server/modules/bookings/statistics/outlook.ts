import type { StatisticsWire } from '@/lib/contract/schemas/statistics/wire'
import { calendarDays, type Taken } from '@/lib/domain/booking/availability'
import { nightPrice } from '@/lib/domain/booking/money/night-price'
import { overlaps } from '@/lib/domain/booking/period'
import { toSar } from '@/lib/domain/money'
import {
  likelyEmptyNights,
  OUTLOOK_DAYS,
  PAST_DAYS,
  type PastNight,
  unearned,
} from '@/lib/domain/statistics/empty-nights'
import { addDays, type DayRange, nightsOf, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { nightOf } from '@/server/modules/bookings/calendar/nights'
import { type Bookable, loadOwnBookable } from '@/server/modules/listings/load-bookable'
import { listTakenNear } from '@/server/modules/listings/stay-facts'
import { offeredDays } from './count-nights'
import type { CountedListing } from './listings-store'
import { type BookedStay, listBookedStays } from './stays-store'

/** The nights of a listing that will probably stay empty, and what those that did would have brought; null for hours and for all. */
export async function getOutlook(
  db: Db,
  chosen: CountedListing | null,
  now: Date,
): Promise<StatisticsWire['outlook']> {
  if (chosen?.pricingMode !== 'daily' || chosen.deletedAt) return null
  const bookable = await loadOwnBookable(db, chosen.vendorId, chosen.id, now)
  if (!bookable) return null
  const today = riyadhDay(now)
  const passed = { from: addDays(today, -PAST_DAYS), to: today }
  const coming = { from: today, to: addDays(today, OUTLOOK_DAYS) }
  const taken = await listTakenNear(db, chosen.id, { from: passed.from, to: coming.to }, now)
  const blocks = taken.filter(({ isBooking }) => !isBooking)
  const past = pastNights(chosen, bookable, {
    range: passed,
    blocks,
    stays: await listBookedStays(db, chosen.id, passed),
  })
  const free = calendarDays(bookable.terms, taken, coming, today, now).filter(({ state }) => state === 'free')
  const likely = likelyEmptyNights(
    free.map(({ day }) => day),
    past,
    today,
  )
  const { nights, earnings } = unearned(past)
  return {
    nights:
      likely &&
      free
        .filter(({ day }) => likely.includes(day))
        .map(({ day, priceHalalas }) => ({ day, price: toSar(priceHalalas ?? 0) })),
    emptyBefore: nights,
    unearned: earnings.map(({ percent, amountHalalas }) => ({ percent, amount: toSar(amountHalalas) })),
  }
}

interface Known {
  range: DayRange
  /** allocations that no booking made */
  blocks: readonly Taken[]
  stays: readonly BookedStay[]
}

/** Each night with its open units, less those that are closed, and when its booked ones were booked. */
function pastNights(
  listing: CountedListing,
  { terms }: Bookable,
  { range, blocks, stays }: Known,
): PastNight[] {
  const offered = offeredDays(listing, range)
  return nightsOf(range.from, range.to).map((day) => {
    const night = nightOf(terms, day)
    const closed = new Set(blocks.filter((one) => overlaps(one, night)).map(({ unitId }) => unitId)).size
    const isOffered = offered.from <= day && day < offered.to
    const bookedOn = stays
      .filter(({ checkIn, checkOut }) => checkIn <= day && day < checkOut)
      .flatMap(({ units, bookedOn: on }) => Array.from({ length: units }, () => on))
    const open = isOffered ? Math.max(0, terms.units - closed) : 0
    return { day, open, bookedOn, priceHalalas: nightPrice(terms.prices, day) }
  })
}
