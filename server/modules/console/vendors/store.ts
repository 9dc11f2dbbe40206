import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { VendorReviewTab } from '@/lib/domain/account/vendor'
import type { Db } from '@/server/db/db'
import { vendors } from '@/server/db/schema/people/vendors'
import type { Vendor } from '@/server/modules/people/vendors/applicants'

/** The condition of each tab of the console. Written out, so that a partial index serves a prepared statement. */
export const isInTab: Record<VendorReviewTab, SQL | undefined> = {
  waiting: sql`${vendors.state} = 'waiting'`,
  approved: and(sql`${vendors.state} = 'approved'`, isNull(vendors.suspendedAt)),
  rejected: sql`${vendors.state} = 'rejected'`,
  suspended: isNotNull(vendors.suspendedAt),
  renaming: isNotNull(vendors.proposedName),
}

export async function countTabs(db: Db): Promise<Record<VendorReviewTab, number>> {
  const counted = (tab: VendorReviewTab) => sql<number>`(count(*) FILTER (WHERE ${isInTab[tab]}))::int`
  const [counts] = await db
    .select({
      waiting: counted('waiting'),
      approved: counted('approved'),
      rejected: counted('rejected'),
      suspended: counted('suspended'),
      renaming: counted('renaming'),
    })
    .from(vendors)
  return counts ?? { waiting: 0, approved: 0, rejected: 0, suspended: 0, renaming: 0 }
}

/** Writes columns of a locked vendor; every change makes the next version. */
export async function writeVendor(
  tx: Db,
  id: string,
  columns: Partial<Omit<Vendor, 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(vendors)
    .set({ ...columns, version: sql`${vendors.version} + 1` })
    .where(eq(vendors.id, id))
}

/** Compare-and-swap: undefined when another admin has decided. */
export async function decideApplication(
  db: Db,
  id: string,
  decision: { state: 'approved' | 'rejected'; rejectionReason: string | null; decidedAt: Date },
): Promise<Vendor | undefined> {
  const [decided] = await db
    .update(vendors)
    .set({ ...decision, version: sql`${vendors.version} + 1` })
    .where(and(eq(vendors.id, id), eq(vendors.state, 'waiting')))
    .returning()
  return decided
}
