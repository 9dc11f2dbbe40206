import { type CalendarBody, spanOf } from '@/lib/domain/calendar/bodies'
import { usualNight } from '@/lib/domain/calendar/plan-changes'
import { type DayPrice, dayPriceChanges } from '@/lib/domain/listing/pricing/price-changes'
import { fromSar } from '@/lib/domain/money'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { refreshBooked } from '@/server/db/refresh-booked'
import { emitCalendar } from '@/server/modules/listings/emit-calendar'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { refreshPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'
import { writePriceHistory } from '@/server/modules/listings/vendor-listings/write-price-history'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { placeEvents } from './feeds/place-events'
import { writeDatePrices } from './settings-store'

export const pricesIn = ({ prices = [] }: CalendarBody): DayPrice[] =>
  prices.map(({ day, price }) => ({ day, priceHalalas: price === null ? null : fromSar(price) }))

/** A change of a published listing is in its history, with the prices before. */
export async function writePrices(
  tx: Db,
  own: Bookable,
  prices: readonly DayPrice[],
  now: Date,
): Promise<void> {
  if (prices.length === 0) return
  const { service } = own.row
  // A day without its own price costs what the rules of the listing say, if one applies.
  const usual = (day: Day) => usualNight(service.priceRules, service.prices, day)
  await writePriceHistory(tx, service, dayPriceChanges(own.terms.prices, prices, usual), now)
  await writeDatePrices(tx, service.id, prices)
  await refreshPriceRules(tx, service.id, now)
}

/** What follows from a written change of a locked listing's days: waiting events, search, guests, events and the trail. */
export async function followChange(
  tx: Db,
  { member, id, body, now }: { member: Member; id: string; body: CalendarBody; now: Date },
): Promise<void> {
  if (body.open) await placeEvents(tx, id, now)
  await refreshBooked(tx, id, now)
  await notifyWaiting(tx, id, now)
  await emitCalendar(tx, { listingId: id, vendorId: member.vendorId }, body, now)
  const line = { act: 'calendar_changed', subjectId: id, details: spanOf(body), createdAt: now } as const
  await writeTrail(tx, member, line)
}
