import { overlaps } from '@/lib/domain/booking/period'
import { runsOf } from '@/lib/domain/calendar/bulk-changes'
import { toSar } from '@/lib/domain/money'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import type { StoredClosing, StoredDayPrice, StoredSpan } from '@/server/db/schema/bookings/bulk-changes'
import {
  deleteClosings,
  deleteEmptyBlocks,
  listClosings,
  listTakenUnits,
  listUnitIds,
} from '@/server/modules/bookings/calendar/block-store'
import { writeClosing } from '@/server/modules/bookings/calendar/close-days'
import { followChange, writePrices } from '@/server/modules/bookings/calendar/write-change'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { type ActedOn, type Restoring, skipped } from './bulk-act'
import { ownPrices, toStored } from './write-days'

const restored = ({ row }: Bookable, days: Day[], booked: Day[] = []): ActedOn => ({
  outcome: {
    serviceId: row.service.id,
    names: rowName(row.service),
    isChanged: days.length > 0,
    days,
    skipped: booked.length > 0 ? [{ reason: 'booked', days: booked }] : [],
  },
  replaced: null,
})

/** Writes the prices of before, unless a day has another one by now. */
export async function restorePrices(
  tx: Db,
  { member, own, now }: Restoring,
  prices: readonly StoredDayPrice[],
): Promise<ActedOn> {
  const { id } = own.row.service
  const current = await ownPrices(tx, own, prices[0]?.day)
  if (prices.some(({ day, after }) => (current.get(day) ?? null) !== after))
    return skipped(id, own, 'changed')
  const before = prices.map(({ day, before }) => ({ day, priceHalalas: before }))
  await writePrices(tx, own, before, now)
  const body = {
    prices: before.map(({ day, priceHalalas }) => ({
      day,
      price: priceHalalas === null ? null : toSar(priceHalalas),
    })),
  }
  await followChange(tx, { member, id, body, now })
  return restored(
    own,
    before.map(({ day }) => day),
  )
}

/** Opens what the act closed, unless a part of it was opened by now. */
export async function restoreClosed(
  tx: Db,
  { member, own, now }: Restoring,
  { blockId, days, spans }: { blockId: string; days: Day[]; spans: readonly StoredSpan[] },
): Promise<ActedOn> {
  const { id } = own.row.service
  const left = (await listClosings(tx, blockId)).map(toStored)
  if (textOf(left) !== textOf(spans)) return skipped(id, own, 'changed')
  await deleteClosings(tx, blockId)
  await deleteEmptyBlocks(tx, id)
  await followChange(tx, { member, id, body: { open: runsOf(days) }, now })
  return restored(own, days)
}

const textOf = (spans: readonly StoredSpan[]) =>
  spans
    .map(({ unitId, from, to }) => `${unitId} ${from} ${to}`)
    .toSorted()
    .join()

/** Closes what the act opened, unless the vendor closed some of it by now; what guests booked since stays theirs. */
export async function restoreOpened(
  tx: Db,
  { member, own, now }: Restoring,
  closings: readonly StoredClosing[],
): Promise<ActedOn> {
  const { id } = own.row.service
  const spans = closings.map((one) => ({ ...one, from: new Date(one.from), to: new Date(one.to) }))
  const from = new Date(Math.min(...spans.map((one) => one.from.getTime())))
  const to = new Date(Math.max(...spans.map((one) => one.to.getTime())))
  await releaseExpiredHolds(tx, [id], now)
  const taken = await listTakenUnits(tx, id, { from, to }, now)
  const unitIds = await listUnitIds(tx, id)
  const causesOf = (span: (typeof spans)[number]) =>
    taken.filter((one) => one.unitId === span.unitId && overlaps(one, span)).map(({ cause }) => cause)
  const isOther = (span: (typeof spans)[number]) =>
    !unitIds.includes(span.unitId) || causesOf(span).includes('vendor')
  if (spans.some(isOther)) {
    await notifyWaiting(tx, id, now)
    return skipped(id, own, 'changed')
  }
  const free = spans.filter((span) => causesOf(span).length === 0)
  for (const note of new Set(free.map((one) => one.note))) {
    const plans = free
      .filter((one) => one.note === note)
      .map((span) => ({ slot: span, closings: [span], missing: 0 }))
    await writeClosing(tx, own, plans, { note: note ?? undefined, now })
  }
  const daysOf = (those: typeof spans) => [...new Set(those.map(({ day }) => day))]
  const booked = daysOf(spans.filter((span) => causesOf(span).includes('booking')))
  const days = daysOf(free)
  // Holds that have run out are released also where nothing could be closed.
  if (days.length === 0) await notifyWaiting(tx, id, now)
  else await followChange(tx, { member, id, body: { close: runsOf(days) }, now })
  return restored(own, days, booked)
}
