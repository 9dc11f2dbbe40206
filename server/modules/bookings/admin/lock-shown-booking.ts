import type { StaleBooking } from '@/lib/contract/schemas/booking/admin-wire'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { isOwnMoney } from '@/server/modules/money/balance/adjustment-owner'
import type { SignedIn } from '@/server/policy/signed-in'

/** Locks a booking for a decision of an admin. Throws `second_person_needed` for one who is a side of it or paid for it. */
export async function lockForAdmin(tx: Db, id: string, admin: Pick<SignedIn, '_id'>): Promise<Booking> {
  const booking = await lockOwnBooking(tx, id, 'anybody')
  const isOwn = await isOwnMoney(tx, { subject: 'refund', ownerId: id }, admin._id)
  if (isOwn) throw new DomainError('second_person_needed')
  return booking
}

/** The same; refused when it is no longer as the admin saw it, with what it is now. */
export async function lockShownBooking(
  tx: Db,
  id: string,
  admin: Pick<SignedIn, '_id'>,
  version: number,
): Promise<Booking> {
  const booking = await lockForAdmin(tx, id, admin)
  const { sequence, state, checkInAt, checkOutAt } = booking
  if (sequence === version) return booking
  const data: StaleBooking = {
    version: sequence,
    status: state,
    checkInAt: checkInAt.toISOString(),
    checkOutAt: checkOutAt.toISOString(),
  }
  throw new DomainError('stale_decision', { data })
}
