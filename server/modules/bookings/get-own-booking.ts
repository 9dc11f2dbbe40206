import { listingIdsOf } from '@/lib/domain/booking/rooms'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListings } from '@/server/db/lock-listing'
import { type Booking, findBooking } from './store'

/** The side that must own the booking; to all others it is not found. */
export type Owner = { guestId: string } | { vendorId: string } | 'anybody'

/** A booking of this side, for reading only. */
export async function getOwnBooking(db: Db, id: string, owner: Owner): Promise<Booking> {
  const booking = await findBooking(db, id)
  if (!booking || !isOwned(booking, owner)) throw new DomainError('not_found')
  return booking
}

/** A booking, read after its listing was locked: its state cannot change until the transaction ends. */
export async function lockOwnBooking(tx: Db, id: string, owner: Owner): Promise<Booking> {
  const found = await getOwnBooking(tx, id, owner)
  await lockListings(tx, listingIdsOf(found))
  const booking = await findBooking(tx, id)
  if (!booking) throw new DomainError('not_found')
  return booking
}

function isOwned(booking: Booking, owner: Owner): boolean {
  if (owner === 'anybody') return true
  return 'guestId' in owner ? booking.guestId === owner.guestId : booking.vendorId === owner.vendorId
}
