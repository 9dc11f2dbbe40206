import { allocationWindow, calendarDays, daySlots } from '@/lib/domain/booking/availability'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { type AvailabilityWire, availabilityToWire } from '@/lib/domain/booking/wire'
import { DomainError, type Issue, issue } from '@/lib/domain/issues'
import { addDays, type DayRange, daysBetween, isDay, riyadhDay, spanOfDays } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/policy/signed-in'
import { loadBookableFor } from './load-bookable'
import { listOwnBookings } from './own-bookings'
import { listTaken } from './stay-availability'

/**
 * The days of a range as guests may book them; for one day of a listing sold by the hour also its slots. A signed-in
 * reader's own bookings stand beside them, so the answer is never cached.
 */
export async function getAvailability(
  deps: Deps,
  reader: SignedIn | null,
  id: string,
  range: DayRange,
): Promise<AvailabilityWire> {
  const issues = brokenRange(range)
  if (issues.length > 0) throw new DomainError('bad_request', { issues })
  const now = deps.clock.now()
  const bookable = await loadBookableFor(deps.db, reader, id, now)
  if (!bookable) throw new DomainError('not_found')
  const { terms } = bookable
  const taken = await listTaken(deps.db, id, allocationWindow(range.from, range.to), now)
  const isOneDay = addDays(range.from, 1) === range.to
  const slots = terms.pricingMode === 'hourly' && isOneDay ? daySlots(terms, taken, range.from, now) : []
  const days = calendarDays(terms, taken, range, riyadhDay(now), now)
  const whose = reader && { guestId: reader._id, listingIds: [id] }
  const own = whose ? await listOwnBookings(deps.db, whose, spanOfDays(range), now) : []
  return {
    ...availabilityToWire(terms.pricingMode, days, slots),
    ...(own.length > 0 ? { ownBookings: own } : {}),
  }
}

function brokenRange({ from, to }: DayRange): Issue[] {
  const bad = (['from', 'to'] as const).filter((path) => !isDay(path === 'from' ? from : to))
  if (bad.length > 0) return bad.map((path) => issue(path, 'not_a_day'))
  if (to <= from) return [issue('to', 'check_out_before_check_in')]
  return daysBetween(from, to) > MAX_DAYS_AHEAD
    ? [issue('to', 'too_many_nights', { max: MAX_DAYS_AHEAD })]
    : []
}
