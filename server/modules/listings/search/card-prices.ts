import { NO_FACTS } from '@/lib/domain/booking/money/discounts'
import { feeLines } from '@/lib/domain/booking/money/fees'
import { listingDiscounts } from '@/lib/domain/booking/money/price-adjustments'
import { partyOfGuests } from '@/lib/domain/booking/party'
import type { ListingCard } from '@/lib/domain/listing/card'
import { adultBedsOf } from '@/lib/domain/listing/terms'
import { roundHalfUp, toSar } from '@/lib/domain/money'
import type { StayDays } from '@/lib/domain/search/flexible-dates'
import { daysBetween, instantAt, riyadhDay } from '@/lib/domain/time/days'
import { discountsOf } from '@/server/modules/listings/discounts/discounts'
import { lastMinuteOf } from '@/server/modules/listings/terms'
import type { Hours } from './criteria'
import type { CardRow, Found } from './store'

export interface CardStay extends StayDays {
  hours: Hours | null
  guests: number
  hasPet: boolean
  /** whether the search chose the days */
  isFlexible: boolean
}
type Stay = CardStay | null

/** What of the stay a listing sells: the requested hours, else nights. */
function soldOf({ listing }: CardRow, { hours, checkIn: day, checkOut }: CardStay) {
  if (hours) {
    return { length: hours.hours, unit: 'hours' as const, day: hours.date, start: hours.start }
  }
  const start = listing.checkInTime.slice(0, 5)
  return { length: daysBetween(day, checkOut), unit: 'nights' as const, day, start }
}

/** The percentage of the last-minute discount where that is what the stay gets. */
export function lastMinuteOfStay(row: CardRow, { before }: Found, stay: Stay, now: Date): number | null {
  if (!stay || before === null) return null
  const { listing } = row
  const { day, start, ...sold } = soldOf(row, stay)
  const lines = listingDiscounts(before, {
    listing: { lastMinute: lastMinuteOf(listing), ...discountsOf(listing) },
    ...sold,
    daysAhead: daysBetween(riyadhDay(now), day),
    ...NO_FACTS,
    msAhead: instantAt(day, start).getTime() - now.getTime(),
  })
  return lines.find(({ kind }) => kind === 'lastMinute')?.percent ?? null
}

/** The price of the nights or hours that are asked for; before discounts they cost their fees too. */
export function pricesOfStay(
  row: CardRow,
  { before, total }: Found,
  stay: Stay,
): Omit<ListingCard['price'], 'unit' | 'from'> {
  const { listing } = row
  const isPriced = (listing.pricingMode === 'hourly') === (stay?.hours != null)
  if (!stay || before === null || total === null || !isPriced) return { stay: null }
  const party = partyOfGuests({ ...adultBedsOf(listing.facts), maxGuests: listing.maxGuests }, stay.guests)
  const { length, unit } = soldOf(row, stay)
  const fees = feeLines(listing.fees ?? undefined, { length, unit, units: 1, hasPet: stay.hasPet, ...party })
  const prices = {
    total: toSar(total),
    before: toSar(fees.reduce((sum, { amountHalalas }) => sum + amountHalalas, before)),
  }
  const each = toSar(roundHalfUp(total / length))
  return unit === 'hours'
    ? { stay: null, hours: { ...prices, perHour: each, hours: length } }
    : { stay: { ...prices, perNight: each, nights: length } }
}
