import { eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { namesOf } from '@/server/modules/money/payouts/payout-to-wire'
import { isOwnerOf } from '@/server/policy/vendor-owner'

/** The names of vendors as they are registered. */
export async function findVendorNames(db: Db, vendorIds: readonly string[]): Promise<Map<string, string>> {
  if (vendorIds.length === 0) return new Map()
  const rows = await db
    .select({ vendor: vendors, user: users })
    .from(vendors)
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .where(inArray(vendors.id, [...new Set(vendorIds)]))
  return new Map(rows.map((row) => [row.vendor.id, namesOf(row)[0] ?? '']))
}
