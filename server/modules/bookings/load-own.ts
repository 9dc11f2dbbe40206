import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import { lockService } from './dates-store'
import { type Booking, readBooking } from './store'

/** Whose booking it must be. To everybody else it does not exist. */
export type Owner = { guestId: string } | { vendorUserId: string } | 'anybody'

/** A booking as it stands now that its service is locked: nobody moves it until this transaction ends. */
export async function loadOwn(tx: Db, id: string, owner: Owner): Promise<Booking> {
  const found = await readBooking(tx, id)
  if (!found || !isOwned(found, owner)) throw new Refusal('not_found')
  await lockService(tx, found.serviceId)
  const booking = await readBooking(tx, id)
  if (!booking) throw new Refusal('not_found')
  return booking
}

function isOwned(booking: Booking, owner: Owner): boolean {
  if (owner === 'anybody') return true
  return 'guestId' in owner ? booking.guestId === owner.guestId : booking.vendorUserId === owner.vendorUserId
}
