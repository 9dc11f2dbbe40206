import type { AccountBlockers } from '@/lib/domain/account/profile'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { listOpenBookings, sumOpenBalances, sumOpenPayouts } from './store'

/** Reasons why an account cannot be closed: open bookings on either side, and a balance (booking rules, 15). */
export async function listBlockers(
  db: Db,
  user: Pick<SignedIn, '_id' | 'balance'>,
): Promise<AccountBlockers> {
  const open = await listOpenBookings(db, user._id)
  // In this order: money that is just being requested is found in one of both.
  const balances = await sumOpenBalances(db, user._id)
  const taken = toSar(balances + (await sumOpenPayouts(db, user._id)))
  return {
    bookings: open.map(({ id, code, guestId }) => ({
      _id: id,
      code,
      side: guestId === user._id ? 'guest' : 'vendor',
    })),
    balance: Math.max(taken, user.balance),
  }
}

export function isBlocked({ bookings, balance }: AccountBlockers): boolean {
  return bookings.length > 0 || balance > 0
}
