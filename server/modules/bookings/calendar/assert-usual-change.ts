import { overlaps } from '@/lib/domain/booking/period'
import { type CalendarBody, rangesOf } from '@/lib/domain/calendar/bodies'
import { DomainError } from '@/lib/domain/issues'
import type { DayPrice } from '@/lib/domain/listing/pricing/price-changes'
import { type UnusualPart, unusualDayPrices } from '@/lib/domain/listing/pricing/unusual-change'
import { type Day, nightsOf, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { listTakenUnits } from './block-store'
import { nightOf } from './nights'

interface Change {
  body: CalendarBody
  prices: readonly DayPrice[]
  now: Date
}

/** Throws `unusual_change` where a change that is not confirmed has unusual parts. */
export async function assertUsualChange(tx: Db, own: Bookable, change: Change): Promise<void> {
  const unusual = change.body.confirmed ? [] : await unusualChange(tx, own, change)
  if (unusual.length > 0) throw new DomainError('unusual_change', { data: { unusual } })
}

/** Prices far from the usual, past days, and prices of booked days. */
export async function unusualChange(
  tx: Db,
  own: Bookable,
  { body, prices, now }: Change,
): Promise<UnusualPart[]> {
  const today = riyadhDay(now)
  const ranged = rangesOf(body).flatMap(({ range }) => nightsOf(range.from, range.to))
  const past = [...ranged, ...prices.map(({ day }) => day)].filter((day) => day < today)
  const booked = await bookedDays(tx, own, prices, now)
  return [
    ...unusualDayPrices(own.terms.prices, prices),
    ...daysPart('past', past),
    ...daysPart('booked', booked),
  ]
}

const daysPart = (reason: 'past' | 'booked', days: readonly Day[]): UnusualPart[] =>
  days.length > 0 ? [{ reason, days: [...new Set(days)].toSorted() }] : []

async function bookedDays(
  tx: Db,
  { row, terms }: Bookable,
  prices: readonly DayPrice[],
  now: Date,
): Promise<Day[]> {
  const nights = prices
    .map(({ day }) => nightOf(terms, day))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  const [first, last] = [nights[0], nights.at(-1)]
  if (!first || !last) return []
  const taken = await listTakenUnits(tx, row.service.id, { from: first.from, to: last.to }, now)
  const booked = taken.filter(({ cause }) => cause === 'booking')
  return nights.filter((night) => booked.some((one) => overlaps(night, one))).map(({ day }) => day)
}
