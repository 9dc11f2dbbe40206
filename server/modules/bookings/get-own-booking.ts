import { DomainError } from '@/lib/domain/issues'
import { lockListing } from '@/server/db/lock-listing'
import type { Db } from '@/server/db/open'
import { type Booking, findBooking } from './store'

/** Whose booking it must be. To everybody else it does not exist. */
type Owner = { guestId: string } | { vendorUserId: string } | 'anybody'

/** A booking of its owner, only to be read. */
export async function getOwnBooking(db: Db, id: string, owner: Owner): Promise<Booking> {
  const booking = await findBooking(db, id)
  if (!booking || !isOwned(booking, owner)) throw new DomainError('not_found')
  return booking
}

/** A booking as it stands now that its listing is locked: nobody moves it until this transaction ends. */
export async function lockOwnBooking(tx: Db, id: string, owner: Owner): Promise<Booking> {
  const found = await getOwnBooking(tx, id, owner)
  await lockListing(tx, found.listingId)
  const booking = await findBooking(tx, id)
  if (!booking) throw new DomainError('not_found')
  return booking
}

function isOwned(booking: Booking, owner: Owner): boolean {
  if (owner === 'anybody') return true
  return 'guestId' in owner ? booking.guestId === owner.guestId : booking.vendorUserId === owner.vendorUserId
}
