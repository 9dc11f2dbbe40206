import type { PayableBalance } from '@/lib/domain/booking/lifecycle-wire'
import { fromSar, toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { getOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { findReserving } from './reserved-balance'

/** What the guest's balance can pay of a booking: with the part that an open attempt on it holds, which a new one releases. */
export async function getPayableBalance(db: Db, guest: SignedIn, bookingId: string): Promise<PayableBalance> {
  await getOwnBooking(db, bookingId, { guestId: guest._id })
  const held = (await findReserving(db, bookingId))?.balanceHalalas ?? 0
  return { balance: toSar(fromSar(guest.balance) + held), held: toSar(held) }
}
