import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type AddOnUse, addOnsLeft, stockDays } from '@/lib/domain/booking/money/add-on-stock'
import type { AddOnLeft, OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import type { Span } from '@/lib/domain/booking/period'
import { BOOKING_STATES, type BookingState } from '@/lib/domain/booking/transitions'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { addMinutes, type TimeOfDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { dateChanges } from '@/server/db/schema/bookings/date-changes'

interface StockStay {
  listingId: string
  ownAddOns: readonly OwnAddOn[]
  span: Span
  mode: PricingMode
  checkInTime: TimeOfDay
  /** the guest's booking whose dates change */
  exceptBookingId?: string | undefined
}

/** What is left at `now` of the add-ons that have a stock, by the bookings and the open changes of dates that take their days. */
export async function getAddOnsLeft(db: Db, stay: StockStay, now: Date): Promise<AddOnLeft[]> {
  const { span, mode, checkInTime, ownAddOns } = stay
  if (!ownAddOns.some(({ stock }) => stock !== null)) return []
  const uses = [...(await listBooked(db, stay, now)), ...(await listHeld(db, stay, now))]
  return addOnsLeft(ownAddOns, stockDays(span, mode, checkInTime), uses)
}

const statesOf = (dates: 'held' | 'confirmed') =>
  (Object.keys(BOOKING_STATES) as BookingState[]).filter((state) => BOOKING_STATES[state].dates === dates)

/** A hold that has run out takes nothing, although its timer comes later. */
async function listBooked(db: Db, stay: StockStay, now: Date): Promise<AddOnUse[]> {
  const isOpen = or(isNull(bookings.expiresAt), gt(bookings.expiresAt, now))
  const isHeld = and(inArray(bookings.state, statesOf('held')), isOpen)
  const rows = await db
    .select(columnsOf(bookings))
    .from(bookings)
    .where(and(or(inArray(bookings.state, statesOf('confirmed')), isHeld), isNear(bookings, stay)))
  return rows.map(useOf)
}

async function listHeld(db: Db, stay: StockStay, now: Date): Promise<AddOnUse[]> {
  const isOpen = and(eq(dateChanges.state, 'open'), gt(dateChanges.expiresAt, now))
  const rows = await db
    .select(columnsOf(dateChanges))
    .from(dateChanges)
    .innerJoin(bookings, eq(bookings.id, dateChanges.bookingId))
    .where(and(isOpen, isNear(dateChanges, stay)))
  return rows.map(useOf)
}

type Dated = typeof bookings | typeof dateChanges

const columnsOf = ({ period, checkInAt, checkOutAt, snapshot }: Dated) => ({
  ...{ bookingId: bookings.id, period, checkInAt, checkOutAt, snapshot },
})

/** Of this listing, within a few days of the stay, and with own add-ons. */
function isNear({ checkInAt, checkOutAt, snapshot }: Dated, stay: StockStay) {
  const { listingId, exceptBookingId, span } = stay
  return and(
    eq(bookings.listingId, listingId),
    exceptBookingId === undefined ? undefined : ne(bookings.id, exceptBookingId),
    lt(checkInAt, addMinutes(span.to, NEAR_MINUTES)),
    gt(checkOutAt, addMinutes(span.from, -NEAR_MINUTES)),
    sql`${snapshot}->'lines' @> '[{"kind": "ownAddOn"}]'`,
  )
}

const NEAR_MINUTES = 2 * 24 * 60

type UseRow = Pick<typeof bookings.$inferSelect, 'period' | 'checkInAt' | 'checkOutAt' | 'snapshot'> & {
  bookingId: string
}

const useOf = ({ bookingId, period, checkInAt, checkOutAt, snapshot }: UseRow): AddOnUse => ({
  bookingId,
  days: stockDays({ from: checkInAt, to: checkOutAt }, period.mode, snapshot.service.checkInTime),
  lines: snapshot.lines,
})
