import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { partFromWire } from '@/lib/domain/booking/money/part-payment'
import { type CalendarBody, rangesOf, validateCalendarDays } from '@/lib/domain/calendar/bodies'
import { DomainError, type Issue, issue } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import type { Member } from '@/server/policy/signed-in'
import { isFeedAddress } from '@/server/ports/calendar-feeds'
import { assertUsualChange } from './assert-usual-change'
import { closeDays } from './close-days'
import { writeOneAddress } from './feeds/one-feed'
import { getVendorCalendar } from './get-calendar'
import { openDays } from './open-days'
import { writeSettings } from './settings-store'
import { getOwnBookable } from './vendor-calendar'
import { followChange, pricesIn, writePrices } from './write-change'

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
    // Read behind the lock: what the body does not name is written again as it is.
    await lockListing(tx, id)
    const own = await getOwnBookable(tx, member, id, now)
    const unsold = [...unsoldIn(own, body), ...brokenPart(own, body)]
    if (unsold.length > 0) throw new DomainError('invalid', { issues: unsold })
    const prices = pricesIn(body)
    await assertUsualChange(tx, own, { body, prices, now })
    await writeLimits(tx, own, body)
    await writePrices(tx, own, prices, now)
    for (const range of body.open ?? []) await openDays(tx, own, range, now)
    for (const range of body.close ?? []) await closeDays(tx, own, range, now)
    if (body.importUrl !== undefined) await writeOneAddress(tx, own, body.importUrl, now)
    await followChange(tx, { member, id, body, now })
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

function brokenPart({ terms }: Bookable, { partPayment }: CalendarBody): Issue[] {
  const isWithoutEffect = Boolean(partPayment) && terms.paymentType !== 'halfPayment'
  return isWithoutEffect ? [issue('partPayment', 'payment_type_not_offered')] : []
}

async function writeLimits(tx: Db, { row }: Bookable, body: CalendarBody): Promise<void> {
  const { minNights, maxNights, turnoverMinutes, leadHours, partPayment } = body
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
    partPayment: partPayment && partFromWire(partPayment),
  })
}
