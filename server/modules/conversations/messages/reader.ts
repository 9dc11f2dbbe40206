import { can } from '@/lib/domain/policy/vendor-policy'
import type { Db } from '@/server/db/db'
import type { conversations } from '@/server/db/schema/conversations/conversations'
import { listMembersWho } from '@/server/modules/people/vendors/list-members'
import type { SignedIn } from '@/server/policy/signed-in'

/** A user, and the vendor whose conversations the user may read too. */
export interface Reader {
  userId: string
  vendorId: string | null
}

export function readerOf(user: SignedIn): Reader {
  const vendorId = can(user, 'writeMessages') ? (user.vendor?.vendorId ?? null) : null
  return { userId: user._id, vendorId }
}

type Parties = Pick<typeof conversations.$inferSelect, 'guestId' | 'vendorId'>

/** The users on each side: the guest, and the members who write messages. */
export async function usersOfSides(db: Db, { guestId, vendorId }: Parties) {
  return { guest: [guestId], vendor: await listMembersWho(db, vendorId, 'writeMessages') }
}
