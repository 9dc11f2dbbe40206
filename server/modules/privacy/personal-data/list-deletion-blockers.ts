import type { AccountBlockers } from '@/lib/contract/schemas/account/profile'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { listOpenBookings } from '@/server/modules/bookings/personal-data'
import { sumOpenBalances, sumOpenPayouts } from '@/server/modules/money/personal-data'
import { findOwnedVendors } from '@/server/modules/people/personal-data'
import type { SignedIn } from '@/server/policy/signed-in'

type Owner = Pick<SignedIn, '_id' | 'balance'>

/** Reasons why accounts cannot be closed: open bookings on either side, and a balance (booking rules, 15). */
export async function listBlockersOf(
  db: Db,
  owners: readonly Owner[],
): Promise<Map<string, AccountBlockers>> {
  if (owners.length === 0) return new Map()
  const ids = owners.map(({ _id }) => _id)
  const owned = await findOwnedVendors(db, ids)
  const vendorIds = [...owned.values()]
  const open = await listOpenBookings(db, ids, vendorIds)
  // In this order: money that is just being requested is found in one of both.
  const balances = await sumOpenBalances(db, ids, vendorIds)
  const payouts = await sumOpenPayouts(db, vendorIds)
  const blockersOf = ({ _id, balance }: Owner): AccountBlockers => {
    const vendor = owned.get(_id) ?? ''
    const sum = (balances.get(_id) ?? 0) + (balances.get(vendor) ?? 0) + (payouts.get(vendor) ?? 0)
    return {
      bookings: open
        .filter(({ guestId, vendorId }) => guestId === _id || vendorId === vendor)
        .map(({ id, code, guestId }) => ({ _id: id, code, side: guestId === _id ? 'guest' : 'vendor' })),
      balance: Math.max(toSar(sum), balance),
    }
  }
  return new Map(owners.map((owner) => [owner._id, blockersOf(owner)]))
}

export async function listBlockers(db: Db, user: Owner): Promise<AccountBlockers> {
  return (await listBlockersOf(db, [user])).get(user._id) ?? { bookings: [], balance: 0 }
}

export function isBlocked({ bookings, balance }: AccountBlockers): boolean {
  return bookings.length > 0 || balance > 0
}
