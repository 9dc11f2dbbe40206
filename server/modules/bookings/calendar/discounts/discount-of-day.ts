import type { CalendarDayWire } from '@/lib/contract/schemas/calendar/wire'
import { type CalendarDay, hoursOf } from '@/lib/domain/booking/availability'
import type { Period } from '@/lib/domain/booking/bookable'
import { gapAround, hasGapFiller, type TakenByCause } from '@/lib/domain/booking/gap'
import { earningsOfStay } from '@/lib/domain/booking/money/commission'
import { NO_FACTS } from '@/lib/domain/booking/money/discounts'
import { hourPrice } from '@/lib/domain/booking/money/night-price'
import { listingDiscounts } from '@/lib/domain/booking/money/price-adjustments'
import { toSar } from '@/lib/domain/money'
import { addDays, type Day, daysBetween, instantAt, riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import type { Bookable } from '@/server/modules/listings/load-bookable'

/** What the discounts make of the price of a day, as of a stay of that one night or cheapest hour that is booked now. */
export function discountOfDay(
  { terms, rates }: Bookable,
  { day, priceHalalas, state }: CalendarDay,
  taken: readonly TakenByCause[],
  now: Date,
): Pick<CalendarDayWire, 'discount'> {
  const startsAt = priceHalalas === null ? null : startOn(terms, { day, priceHalalas }, now)
  if (priceHalalas === null || startsAt === null || state === 'past') return {}
  const daysAhead = daysBetween(riyadhDay(now), day)
  const unit = terms.pricingMode === 'hourly' ? ('hours' as const) : ('nights' as const)
  const stay = {
    ...NO_FACTS,
    gap: gapOfDay(terms, startsAt, taken),
    length: 1,
    unit,
    daysAhead,
    msAhead: startsAt.getTime() - now.getTime(),
  }
  const lines = listingDiscounts(priceHalalas, { listing: terms, ...stay })
  if (lines.length === 0) return {}
  const price = lines.reduce((sum, { amountHalalas }) => sum + amountHalalas, priceHalalas)
  const earned = earningsOfStay(
    { priceHalalas: price, chargedHalalas: price },
    { ...rates, stayVat: terms.stayVat },
  )
  return {
    discount: {
      lines: lines.map(({ kind, percent }) => ({ kind, percent })),
      price: toSar(price),
      net: toSar(earned.netHalalas),
    },
  }
}

function gapOfDay(terms: Bookable['terms'], startsAt: Date, taken: readonly TakenByCause[]): number | null {
  if (!hasGapFiller(terms)) return null
  const day = riyadhDay(startsAt)
  const period: Period =
    terms.pricingMode === 'daily'
      ? { mode: 'daily', checkIn: day, checkOut: addDays(day, 1) }
      : { mode: 'hourly', date: day, start: riyadhTime(startsAt), hours: 1 }
  return gapAround(terms, period, taken)
}

/** When the stay begins; null where the last hour of that price has begun. */
function startOn(
  terms: Bookable['terms'],
  { day, priceHalalas }: { day: Day; priceHalalas: number },
  now: Date,
): Date | null {
  if (terms.pricingMode === 'daily') return instantAt(day, terms.checkInTime)
  const starts = hoursOf(terms)
    .filter((start) => hourPrice(terms.prices, day, start) === priceHalalas)
    .map((start) => instantAt(day, start))
  return starts.find((start) => start >= now) ?? null
}
