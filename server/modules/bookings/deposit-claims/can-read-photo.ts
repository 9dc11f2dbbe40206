import { can } from '@/lib/domain/policy/vendor-policy'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/policy/signed-in'
import { findBookingOfPhoto } from './store'

/** Whether a private upload is a photo of a claim on the deposit of this user, or by the vendor of this member. */
export async function canReadPhoto(db: Db, uploadId: string, user: SignedIn): Promise<boolean> {
  const booking = await findBookingOfPhoto(db, uploadId)
  return booking?.guestId === user._id || (booking !== null && can(user, 'readBookings', booking))
}
