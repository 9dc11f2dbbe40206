import { asc, eq, inArray } from 'drizzle-orm'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'

/** Locks a user, so that nothing is booked or decided between a check and what follows from it; also a closed one. */
export const lockUser = (tx: Db, userId: string) =>
  firstRow(tx.select().from(users).where(eq(users.id, userId)).for('update'))

/** The same for who changes the own account: throws `unauthenticated` for who was closed or suspended since the call came in. */
export async function lockLiving(tx: Db, userId: string, lock = lockUser): Promise<void> {
  const user = await lock(tx, userId)
  if (!user || user.deletedAt || user.blockedAt) throw new DomainError('unauthenticated')
}

/** The same before memberships end: a change of members locks the vendor, and then the users whom it notifies. */
export async function lockUserWithVendors(tx: Db, userId: string) {
  const own = tx
    .select({ id: vendorMembers.vendorId })
    .from(vendorMembers)
    .where(eq(vendorMembers.userId, userId))
  await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(inArray(vendors.id, own))
    .orderBy(asc(vendors.id))
    .for('no key update')
  return lockUser(tx, userId)
}
