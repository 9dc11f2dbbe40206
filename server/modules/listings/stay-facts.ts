import { and, eq } from 'drizzle-orm'
import { allocationWindow } from '@/lib/domain/booking/availability'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { gapAround, hasGapFiller, type TakenByCause } from '@/lib/domain/booking/gap'
import { MAX_GAP, type StayFacts } from '@/lib/domain/booking/money/discounts'
import { daysOf, spanOf } from '@/lib/domain/booking/period'
import { addDays, type Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { listAllocations } from './bookable-store'
import type { Bookable } from './load-bookable'
import { getAddOnsLeft } from './own-add-ons/add-ons-left'

interface KnownStay {
  bookable: Bookable
  stay: StayRequest
  /** null for a visitor */
  guestId: string | null
  /** the guest's booking whose dates change */
  bookingId?: string
}

/** What a stay depends on and the server alone knows; read only where there are such discounts, or add-ons with a stock. */
export async function getStayFacts(db: Db, known: KnownStay, now: Date): Promise<StayFacts> {
  const { bookable, stay, bookingId } = known
  const { pricingMode: mode, checkInTime, ownAddOns = [] } = bookable.terms
  const dates = { span: spanOf(stay.period, bookable.terms), mode, checkInTime, exceptBookingId: bookingId }
  const left = await getAddOnsLeft(db, { listingId: bookable.row.service.id, ownAddOns, ...dates }, now)
  return { ...(await getDiscountFacts(db, known, now)), ...(left.length > 0 ? { addOnsLeft: left } : {}) }
}

async function getDiscountFacts(db: Db, known: KnownStay, now: Date): Promise<StayFacts> {
  const { bookable, stay, guestId, bookingId } = known
  const { terms, row } = bookable
  const hasReturning = terms.discounts?.rules.some(({ kind }) => kind === 'returningGuest')
  const isReturning =
    hasReturning && guestId !== null && (await hasCompleted(db, guestId, row.service.vendorId))
  // More units of one booking lie in more gaps than one.
  if (!hasGapFiller(terms) || stay.units > 1) return { gap: null, isReturning: isReturning ?? false }
  const { first, last } = daysOf(stay.period)
  const taken = await listTakenNear(db, row.service.id, { from: first, to: last }, now, bookingId)
  return { gap: knownGap(terms, gapAround(terms, stay.period, taken)), isReturning: isReturning ?? false }
}

/** A gap that no discount fills is nobody's business: it says where bookings are, not blocks. */
function knownGap({ discounts }: Bookable['terms'], gap: number | null): number | null {
  const isFilled = discounts?.rules.some(
    ({ kind, threshold }) => kind === 'gapFiller' && gap !== null && gap <= threshold,
  )
  return isFilled ? gap : null
}

/** The allocations as far around some days as a gap may reach. */
export function listTakenNear(
  db: Db,
  listingId: string,
  { from, to }: { from: Day; to: Day },
  now: Date,
  exceptBookingId?: string,
): Promise<TakenByCause[]> {
  const window = allocationWindow(addDays(from, -MAX_GAP), addDays(to, MAX_GAP))
  return listAllocations(db, listingId, window, now, { bookingId: exceptBookingId })
}

async function hasCompleted(db: Db, guestId: string, vendorId: string): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(eq(bookings.guestId, guestId), eq(bookings.state, 'completed'), eq(bookings.vendorId, vendorId)),
    )
    .limit(1)
  return rows.length > 0
}
