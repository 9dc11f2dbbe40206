import { overlaps, type Span } from '@/lib/domain/booking/period'
import { runsOf } from '@/lib/domain/calendar/bulk-changes'
import type { DayPrice } from '@/lib/domain/listing/pricing/price-changes'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Replaced, StoredClosing, StoredSpan } from '@/server/db/schema/bookings/bulk-changes'
import { type Closing, listTakenUnits } from '@/server/modules/bookings/calendar/block-store'
import { planClosing, writeClosing } from '@/server/modules/bookings/calendar/close-days'
import { slotsIn } from '@/server/modules/bookings/calendar/nights'
import { openDays } from '@/server/modules/bookings/calendar/open-days'
import { writePrices } from '@/server/modules/bookings/calendar/write-change'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { ruleIdsByDay } from '@/server/modules/listings/price-rules/price-rules'

/** What was written of the chosen days of a locked listing; the others were so already. */
export interface WrittenDays {
  days: Day[]
  /** those that bookings kept open */
  booked: Day[]
  replaced: Replaced | null
}

const NOTHING: WrittenDays = { days: [], booked: [], replaced: null }

const slotsOf = ({ terms }: Bookable, days: readonly Day[]) =>
  runsOf(days).flatMap((run) => slotsIn(terms, run))

/** Closes all units on these days, but for days on which a booking has one. */
export async function closeChosen(
  tx: Db,
  own: Bookable,
  days: readonly Day[],
  { note, now }: { note?: string; now: Date },
): Promise<WrittenDays> {
  const listingId = own.row.service.id
  const plans = await planClosing(tx, own, { slots: slotsOf(own, days) }, now)
  const booked = days.filter((day) => plans.some((plan) => plan.slot.day === day && plan.missing > 0))
  const closing = plans.filter((plan) => !booked.includes(plan.slot.day) && plan.closings.length > 0)
  const written = await writeClosing(tx, own, closing, { note, now })
  if (!written) return { ...NOTHING, booked }
  const closed = days.filter((day) => closing.some((plan) => plan.slot.day === day))
  const { blockId, closings } = written
  return {
    days: closed,
    booked,
    replaced: { of: 'closed', listingId, blockId, days: closed, spans: closings.map(toStored) },
  }
}

/** A closed span as it is stored. */
export const toStored = ({ unitId, from, to }: Closing): StoredSpan => ({
  unitId,
  from: from.toISOString(),
  to: to.toISOString(),
})

const isOf = ({ from, to }: Span, day: Day) => riyadhDay(from) <= day && day < riyadhDay(to)

/** Opens what the vendor closed on these days; imported dates stay closed. */
export async function openChosen(
  tx: Db,
  own: Bookable,
  days: readonly Day[],
  now: Date,
): Promise<WrittenDays> {
  const listingId = own.row.service.id
  const slots = slotsOf(own, days)
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return NOTHING
  const taken = await listTakenUnits(tx, listingId, { from: first.from, to: last.to }, now)
  const closings: StoredClosing[] = slots.flatMap(({ day, from, to }) => {
    const closed = taken.filter((one) => one.cause === 'vendor' && overlaps(one, { from, to }))
    // Nights that were closed at other check-in times reach into the next one: those of the day itself come last, and count.
    const inOrder = closed.toSorted((one, other) => Number(isOf(one, day)) - Number(isOf(other, day)))
    const notes = new Map(inOrder.map(({ unitId, note }) => [unitId, note]))
    return [...notes].map(([unitId, note]) => ({ day, note, ...toStored({ unitId, from, to }) }))
  })
  if (closings.length === 0) return NOTHING
  const opened = days.filter((day) => closings.some((one) => one.day === day))
  for (const run of runsOf(opened)) await openDays(tx, own, run, now)
  return { days: opened, booked: [], replaced: { of: 'opened', listingId, closings } }
}

/** Sets the vendor's own prices of days, or takes them back. */
export async function priceChosen(
  tx: Db,
  own: Bookable,
  prices: readonly DayPrice[],
  now: Date,
): Promise<WrittenDays> {
  const listingId = own.row.service.id
  const before = await ownPrices(tx, own, prices[0]?.day)
  const changed = prices.flatMap(({ day, priceHalalas }) => {
    const price = before.get(day) ?? null
    return price === priceHalalas ? [] : [{ day, before: price, after: priceHalalas }]
  })
  if (changed.length === 0) return NOTHING
  const written = changed.map(({ day, after }) => ({ day, priceHalalas: after }))
  await writePrices(tx, own, written, now)
  return {
    days: changed.map(({ day }) => day),
    booked: [],
    replaced: { of: 'prices', listingId, prices: changed },
  }
}

/** The prices of single days from one on that the vendor set, without those of rules; in halalas. */
export async function ownPrices(tx: Db, { row, terms }: Bookable, from?: Day): Promise<Map<Day, number>> {
  if (from === undefined) return new Map()
  const ruleIds = await ruleIdsByDay(tx, row.service.id, from)
  return new Map(
    [...ruleIds].flatMap(([day, ruleId]) => {
      const price = terms.prices.dates[day]
      return ruleId === null && price !== undefined && price !== null ? [[day, price] as const] : []
    }),
  )
}
