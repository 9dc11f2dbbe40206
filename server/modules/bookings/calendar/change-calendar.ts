import { type CalendarBody, rangesOf, spanOf, validateCalendarDays } from '@/lib/domain/calendar/bodies'
import { usualNight } from '@/lib/domain/calendar/plan-changes'
import type { CalendarWire } from '@/lib/domain/calendar/wire'
import { DomainError, type Issue, issue } from '@/lib/domain/issues'
import { type DayPrice, dayPriceChanges } from '@/lib/domain/listing/pricing/price-changes'
import { fromSar } from '@/lib/domain/money'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import { refreshBooked } from '@/server/db/refresh-booked'
import type { Deps } from '@/server/deps'
import { emitCalendar } from '@/server/modules/listings/emit-calendar'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { refreshPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'
import { writePriceHistory } from '@/server/modules/listings/vendor-listings/write-price-history'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { isFeedAddress } from '@/server/ports/calendar-feeds'
import { assertUsualChange } from './assert-usual-change'
import { closeDays } from './close-days'
import { writeOneAddress } from './feeds/one-feed'
import { placeEvents } from './feeds/place-events'
import { getVendorCalendar } from './get-calendar'
import { openDays } from './open-days'
import { writeDatePrices, writeSettings } from './settings-store'
import { getOwnBookable } from './vendor-calendar'

/** Changes what the body names of a calendar, all or nothing; existing bookings never change. */
export async function changeCalendar(
  deps: Deps,
  member: Member,
  id: string,
  body: CalendarBody,
): Promise<CalendarWire> {
  const now = deps.clock.now()
  const issues = [...validateCalendarDays(body), ...brokenAddress(body)]
  if (issues.length > 0) throw new DomainError('bad_request', { issues })
  await deps.db.transaction(async (tx) => {
    const own = await getOwnBookable(tx, member, id, now)
    const unsold = unsoldIn(own, body)
    if (unsold.length > 0) throw new DomainError('invalid', { issues: unsold })
    await lockListing(tx, id)
    const prices = pricesIn(body)
    await assertUsualChange(tx, own, { body, prices, now })
    await writeLimits(tx, own, body)
    await writePrices(tx, own, prices, now)
    for (const range of body.open ?? []) await openDays(tx, own, range, now)
    for (const range of body.close ?? []) await closeDays(tx, own, range, now)
    if (body.open) await placeEvents(tx, id, now)
    if (body.importUrl !== undefined) await writeOneAddress(tx, own, body.importUrl, now)
    await refreshBooked(tx, id, now)
    await notifyWaiting(tx, id, now)
    await emitCalendar(tx, { listingId: id, vendorId: member.vendorId }, body, now)
    const line = { act: 'calendar_changed', subjectId: id, details: spanOf(body), createdAt: now } as const
    await writeTrail(tx, member, line)
  })
  return getVendorCalendar(deps, member, id, {})
}

function brokenAddress({ importUrl }: CalendarBody): Issue[] {
  return importUrl && !isFeedAddress(importUrl) ? [issue('importUrl', 'calendar_address')] : []
}

/** Refuses hours of a listing sold by the night, and night prices of one sold by the hour. */
function unsoldIn({ terms }: Bookable, body: CalendarBody): Issue[] {
  if (terms.pricingMode === 'hourly') {
    return (body.prices ?? []).flatMap(({ price }, i) =>
      price === null ? [] : [issue(`prices.${i}.price`, 'nights_not_sold')],
    )
  }
  return rangesOf(body).flatMap(({ range, path }) =>
    range.start === undefined ? [] : [issue(`${path}.start`, 'hours_not_sold')],
  )
}

async function writeLimits(tx: Db, { row }: Bookable, body: CalendarBody): Promise<void> {
  const { minNights, maxNights, turnoverMinutes, leadHours } = body
  const least = minNights === undefined ? row.service.minNights : minNights
  const most = maxNights === undefined ? row.service.maxNights : maxNights
  if (least !== null && most !== null && least > most) {
    throw new DomainError('invalid', { issues: [issue('maxNights', 'min', { min: least })] })
  }
  const leadMinutes = leadHours === undefined ? row.service.leadMinutes : leadHours * 60
  const buffer = turnoverMinutes ?? row.service.turnoverMinutes
  await writeSettings(tx, row.service.id, {
    minNights: least,
    maxNights: most,
    turnoverMinutes: buffer,
    leadMinutes,
  })
}

const pricesIn = ({ prices = [] }: CalendarBody): DayPrice[] =>
  prices.map(({ day, price }) => ({ day, priceHalalas: price === null ? null : fromSar(price) }))

/** A change of a published listing is in its history, with the prices before. */
async function writePrices(tx: Db, own: Bookable, prices: readonly DayPrice[], now: Date): Promise<void> {
  if (prices.length === 0) return
  const { service } = own.row
  // A day without its own price costs what the rules of the listing say, if one applies.
  const usual = (day: Day) => usualNight(service.priceRules, service.prices, day)
  await writePriceHistory(tx, service, dayPriceChanges(own.terms.prices, prices, usual), now)
  await writeDatePrices(tx, service.id, prices)
  await refreshPriceRules(tx, service.id, now)
}
