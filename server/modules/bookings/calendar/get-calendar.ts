import type { CalendarDayWire, CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { allocationWindow, type CalendarDay, calendarDays } from '@/lib/domain/booking/availability'
import { hasGapFiller, type TakenByCause } from '@/lib/domain/booking/gap'
import { partToWire } from '@/lib/domain/booking/money/part-payment'
import { overlaps } from '@/lib/domain/booking/period'
import { toSar } from '@/lib/domain/money'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { listOptionsWithin } from '@/server/modules/bookings/options/list-options'
import { listBookingsWithin } from '@/server/modules/bookings/vendor/list-vendor-bookings'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { ruleIdsByDay } from '@/server/modules/listings/price-rules/price-rules'
import { listTakenNear } from '@/server/modules/listings/stay-facts'
import type { Member } from '@/server/policy/signed-in'
import { listTakenUnits, type TakenUnit } from './block-store'
import { listOpenConflicts } from './conflicts'
import { discountOfDay } from './discounts/discount-of-day'
import { type FeedEvent, listFeedEvents } from './feeds/event-store'
import { listFeedsToWire } from './feeds/list-feeds'
import { checkedRange, nightOf } from './nights'
import { rulesOfDay } from './price-plans/rules-of-day'
import { exportToWire, getOwnBookable } from './vendor-calendar'

/** The vendor's calendar of a listing: every day as guests see it, its allocations, and the settings. */
export async function getVendorCalendar(
  deps: Deps,
  member: Member,
  id: string,
  requested: { from?: string; to?: string },
): Promise<CalendarWire> {
  const { db, clock } = deps
  const now = clock.now()
  const range = checkedRange(requested, now)
  const bookable = await getOwnBookable(db, member, id, now)
  const { terms, row } = bookable
  const window = allocationWindow(range.from, range.to)
  const taken = await listTakenUnits(db, id, window, now)
  const events = await listFeedEvents(db, id, window)
  const feeds = await listFeedsToWire(db, member, id, now)
  const days = calendarDays(terms, taken, range, riyadhDay(now), now)
  const around = hasGapFiller(terms) ? await listTakenNear(db, id, range, now) : []
  const options = await listOptionsWithin(db, bookable, window, now)
  const hasRules = row.service.priceRules.length > 0
  const ruleIds = hasRules ? await ruleIdsByDay(db, id, range.from) : new Map<Day, string>()
  return {
    serviceId: id,
    mode: terms.pricingMode,
    units: terms.units,
    days: days.map((day) => dayToWire(day, bookable, { taken, events, ruleIds, around }, now)),
    hours: hoursToWire(bookable, taken),
    bookings: await listBookingsWithin(db, id, window),
    ...(options.length > 0 ? { options } : {}),
    settings: {
      minNights: row.service.minNights,
      maxNights: row.service.maxNights,
      turnoverMinutes: terms.turnoverMinutes,
      leadHours: Math.round(row.service.leadMinutes / 60),
      ...(terms.paymentType === 'halfPayment'
        ? { partPayment: terms.partPayment ? partToWire(terms.partPayment) : null }
        : {}),
    },
    feeds,
    feed: await exportToWire(deps, member, id, feeds),
    conflicts: await listOpenConflicts(db, member, id),
  }
}

function dayToWire(
  one: CalendarDay,
  own: Bookable,
  {
    taken,
    events,
    ruleIds,
    around,
  }: {
    taken: readonly TakenUnit[]
    events: readonly FeedEvent[]
    ruleIds: ReadonlyMap<Day, string | null>
    around: readonly TakenByCause[]
  },
  now: Date,
): CalendarDayWire {
  const { terms } = own
  const rules = rulesOfDay(own, one.day, ruleIds)
  const night = nightOf(terms, one.day)
  const those = taken.filter((it) => overlaps(it, night))
  const count = (cause: TakenUnit['cause']) =>
    new Set(those.filter((it) => it.cause === cause).map((it) => it.unitId)).size
  return {
    day: one.day,
    state: one.state,
    price: one.priceHalalas === null ? null : toSar(one.priceHalalas),
    isOwnPrice: terms.prices.dates[one.day] !== undefined && !ruleIds.get(one.day),
    ...(rules.length > 0 ? { rules } : {}),
    ...discountOfDay(own, one, around, now),
    freeUnits: one.freeUnits,
    closed: count('vendor'),
    imported: count('ical'),
    booked: count('booking'),
    feeds: [...new Set(events.filter((it) => overlaps(it, night)).map(({ feedId }) => feedId))],
    note: those.find((it) => it.cause === 'vendor' && it.note)?.note ?? null,
  }
}

/** Where hours are sold, the taken hours of each day. */
function hoursToWire({ terms }: Bookable, takenUnits: readonly TakenUnit[]): CalendarWire['hours'] {
  if (terms.pricingMode !== 'hourly') return null
  const taken = takenUnits.map(({ unitId, from, to, cause, feedId, note }) => ({
    unit: unitId,
    from: from.toISOString(),
    to: to.toISOString(),
    cause,
    feed: feedId,
    note: cause === 'vendor' ? note : null,
  }))
  return { opens: terms.checkInTime, closes: terms.checkOutTime, taken }
}
