import type { StayAvailability } from '@/lib/contract/schemas/booking/wire'
import {
  allocationWindow,
  freeUnits,
  NEAREST_LENGTHS,
  NEAREST_REACH_DAYS,
  nearestFreeStays,
  type Taken,
  type WantedUnits,
} from '@/lib/domain/booking/availability'
import type { BookableListing, Period } from '@/lib/domain/booking/bookable'
import { daysOf, type Span } from '@/lib/domain/booking/period'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { type FreeStay, freeStayOf } from '@/lib/domain/booking/stay-wire'
import { longestMinimum } from '@/lib/domain/booking/vendor-stay-rules'
import { addDays, daysBetween, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { type Except, listAllocations } from './bookable-store'
import type { Bookable } from './load-bookable'

/** So many units of a listing, with its terms. */
export interface RoomDates {
  listingId: string
  units: number
  terms: BookableListing
}

/** The requested dates; the user's own booking or option is left out. */
export interface RequestedDates extends RoomDates, Except {
  period: Period
  /** further room types that must be free too; absent: none */
  rooms?: readonly RoomDates[]
}

/** The allocations around the requested dates. */
export function listTakenAround(
  db: Db,
  { listingId, period, bookingId, offerId }: Pick<RequestedDates, 'listingId' | 'period' | keyof Except>,
  now: Date,
): Promise<Taken[]> {
  const { first, last } = daysOf(period)
  return listTaken(db, listingId, allocationWindow(first, last), now, { bookingId, offerId })
}

/** Whether the requested dates are free at `now`, in all room types, and near alternatives when they are not. */
export async function getStayAvailability(
  db: Db,
  requested: RequestedDates,
  now: Date,
): Promise<StayAvailability> {
  const freeOf = async ({ listingId, terms }: RoomDates) => {
    const taken = await listTakenAround(db, { ...requested, listingId }, now)
    return Math.max(0, freeUnits(terms, requested.period, taken))
  }
  const free = await freeOf(requested)
  let isFree = free >= requested.units
  for (const room of requested.rooms ?? []) isFree &&= (await freeOf(room)) >= room.units
  return { isFree, freeUnits: free, nearest: isFree ? [] : await listNearestFreeStays(db, requested, now) }
}

/** The nearest free stays, when the dates are taken or not on sale. */
export async function listNearestFreeStays(
  db: Db,
  requested: RequestedDates,
  now: Date,
): Promise<FreeStay[]> {
  const { bookingId, offerId, terms, period, rooms = [] } = requested
  const { first, last } = daysOf(period)
  const today = riyadhDay(now)
  if (first > addDays(today, MAX_DAYS_AHEAD)) return []
  const hasPassed = first < today
  const [from, to] = hasPassed ? [today, addDays(today, daysBetween(first, last))] : [first, last]
  const reach = NEAREST_REACH_DAYS + NEAREST_LENGTHS + longestMinimum(terms)
  const window = allocationWindow(addDays(from, -NEAREST_REACH_DAYS), addDays(to, reach))
  const wantedOf = async ({ listingId, units, terms }: RoomDates) => ({
    ...{ listing: terms, units, taken: await listTaken(db, listingId, window, now, { bookingId, offerId }) },
  })
  const others: WantedUnits[] = []
  for (const room of rooms) others.push(await wantedOf(room))
  return nearestFreeStays([await wantedOf(requested), ...others], period, now).map(freeStayOf)
}

/**
 * The allocations of a listing within a window, without expired holds and what is excepted. Search, calendar
 * and booking read the same table (booking rules, Availability 6).
 */
export function listTaken(
  db: Db,
  listingId: string,
  window: Span,
  now: Date,
  except?: Except,
): Promise<Taken[]> {
  return listAllocations(db, listingId, window, now, except)
}

/** Whether one unit of a listing is free for a whole period. */
export async function areFree(db: Db, { row, terms }: Bookable, period: Period, now: Date): Promise<boolean> {
  const taken = await listTakenAround(db, { listingId: row.service.id, period }, now)
  return freeUnits(terms, period, taken) > 0
}
