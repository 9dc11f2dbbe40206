import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { findBookingOf, listHistories } from '@/server/modules/bookings/booking-list-store'
import { countFinishedStays } from '@/server/modules/bookings/count-store'
import { listMoneyMovements } from '@/server/modules/bookings/payments/list-money-movements'
import { vendorBookingToWire } from '@/server/modules/bookings/vendor/vendor-booking-to-wire'
import { bookingToWire } from './booking-to-wire'

/** A booking as its guest reads it at `now`; throws `not_found` for bookings of others. */
export async function getBooking(db: Db, guestId: string, id: string, now: Date): Promise<BookingWire> {
  const row = await findBookingOf(db, { guestId }, id)
  if (!row) throw new DomainError('not_found')
  const [history, moneyOf] = await together([
    () => listHistories(db, [id]),
    () => listMoneyMovements(db, [row.booking]),
  ])
  return bookingToWire(row, history, moneyOf(id), now)
}

/** The same booking as its vendor reads it. */
export async function getVendorBooking(
  db: Db,
  vendorId: string,
  id: string,
  now: Date,
): Promise<VendorBookingWire> {
  const row = await findBookingOf(db, { vendorId }, id)
  if (!row) throw new DomainError('not_found')
  const finished = await countFinishedStays(db, [row.booking.guestId])
  const completedStays = finished.get(row.booking.guestId) ?? 0
  return vendorBookingToWire({ ...row, completedStays }, await listHistories(db, [id]), now)
}
