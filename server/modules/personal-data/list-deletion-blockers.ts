import type { AccountBlockers } from '@/lib/domain/account/profile'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { listOpenBookings, sumOpenBalances, sumOpenPayouts } from './store'

type Owner = Pick<SignedIn, '_id' | 'balance'>

/** Reasons why accounts cannot be closed: open bookings on either side, and a balance (booking rules, 15). */
export async function listBlockersOf(
  db: Db,
  owners: readonly Owner[],
): Promise<Map<string, AccountBlockers>> {
  if (owners.length === 0) return new Map()
  const ids = owners.map(({ _id }) => _id)
  const open = await listOpenBookings(db, ids)
  // In this order: money that is just being requested is found in one of both.
  const balances = await sumOpenBalances(db, ids)
  const payouts = await sumOpenPayouts(db, ids)
  const blockersOf = ({ _id, balance }: Owner): AccountBlockers => ({
    bookings: open
      .filter(({ guestId, vendorUserId }) => guestId === _id || vendorUserId === _id)
      .map(({ id, code, guestId }) => ({ _id: id, code, side: guestId === _id ? 'guest' : 'vendor' })),
    balance: Math.max(toSar((balances.get(_id) ?? 0) + (payouts.get(_id) ?? 0)), balance),
  })
  return new Map(owners.map((owner) => [owner._id, blockersOf(owner)]))
}

export async function listBlockers(db: Db, user: Owner): Promise<AccountBlockers> {
  return (await listBlockersOf(db, [user])).get(user._id) ?? { bookings: [], balance: 0 }
}

export function isBlocked({ bookings, balance }: AccountBlockers): boolean {
  return bookings.length > 0 || balance > 0
}
