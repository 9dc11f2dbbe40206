import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { findSplit } from './store'

/** A split and its booking, locked until the transaction ends. */
export async function lockSplit(tx: Db, by: Parameters<typeof findSplit>[1]) {
  const found = await findSplit(tx, by)
  if (!found) throw new DomainError('not_found')
  const booking = await lockOwnBooking(tx, found.split.bookingId, 'anybody')
  const fresh = await findSplit(tx, { bookingId: booking.id })
  if (!fresh) throw new DomainError('not_found')
  return { booking, ...fresh }
}
