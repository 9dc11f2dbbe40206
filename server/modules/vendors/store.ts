import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { VendorReviewTab } from '@/lib/domain/account/vendor'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/users'
import { vendorMembers } from '@/server/db/schema/vendor-members'
import { vendors } from '@/server/db/schema/vendors'
import { isOwnedBy, isOwnerOf } from './owner'

type Vendor = typeof vendors.$inferSelect

export interface Applicant {
  vendor: Vendor
  user: typeof users.$inferSelect
}

const applicants = (db: Db) =>
  db
    .select({ vendor: vendors, user: users })
    .from(vendors)
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))

/** The vendor that a user owns or applied for. */
export async function findApplicationOf(db: Db, userId: string): Promise<Applicant | null> {
  const [row] = await applicants(db).where(isOwnedBy(userId))
  return row ?? null
}

/** A vendor with its owner. */
export async function findApplication(db: Db, id: string): Promise<Applicant | null> {
  const [row] = await applicants(db).where(eq(vendors.id, id))
  return row ?? null
}

/** The condition of each tab of the console. Written out, so that a partial index serves a prepared statement. */
export const isInTab: Record<VendorReviewTab, SQL | undefined> = {
  waiting: sql`${vendors.state} = 'waiting'`,
  approved: and(sql`${vendors.state} = 'approved'`, isNull(vendors.suspendedAt)),
  rejected: sql`${vendors.state} = 'rejected'`,
  suspended: isNotNull(vendors.suspendedAt),
}

/** In any order. */
export async function listApplications(db: Db, ids: string[]): Promise<Applicant[]> {
  return applicants(db).where(inArray(vendors.id, ids))
}

export async function countTabs(db: Db): Promise<Record<VendorReviewTab, number>> {
  const counted = (tab: VendorReviewTab) => sql<number>`(count(*) FILTER (WHERE ${isInTab[tab]}))::int`
  const [counts] = await db
    .select({
      waiting: counted('waiting'),
      approved: counted('approved'),
      rejected: counted('rejected'),
      suspended: counted('suspended'),
    })
    .from(vendors)
  return counts ?? { waiting: 0, approved: 0, rejected: 0, suspended: 0 }
}

type NewApplication = Omit<typeof vendors.$inferInsert, 'state' | 'id'>

/** Creates the vendor of a user who owns none; false when a concurrent application was first. */
export async function createApplication(
  tx: Db,
  userId: string,
  application: NewApplication & { createdAt: Date },
): Promise<boolean> {
  const id = newId()
  const { createdAt } = application
  await tx.insert(vendors).values({ ...application, id, state: 'waiting' })
  const owner = { vendorId: id, userId, role: 'owner' as const, createdAt }
  const written = await tx.insert(vendorMembers).values(owner).onConflictDoNothing().returning()
  return written.length > 0
}

/** Replaces a rejected application; false when it is no longer rejected. */
export async function replaceApplication(tx: Db, id: string, application: NewApplication): Promise<boolean> {
  const written = await tx
    .update(vendors)
    .set({
      ...application,
      state: 'waiting',
      rejectionReason: null,
      decidedAt: null,
      version: sql`${vendors.version} + 1`,
    })
    .where(and(eq(vendors.id, id), eq(vendors.state, 'rejected')))
    .returning({ id: vendors.id })
  return written.length > 0
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

/**
 * The number until now; null when it is the one that is stored already. It makes the next version, so that an admin who
 * has not seen it cannot write over it.
 */
export async function writeVatNumber(
  tx: Db,
  vendorId: string,
  vatNumber: string | null,
): Promise<{ vatNumber: string | null } | null> {
  const isOne = eq(vendors.id, vendorId)
  const isOther = sql`${vendors.vatNumber} IS DISTINCT FROM ${vatNumber}`
  const [before] = await tx
    .select({ vatNumber: vendors.vatNumber })
    .from(vendors)
    .where(and(isOne, isOther))
    .for('update')
  if (!before) return null
  await tx
    .update(vendors)
    .set({ vatNumber, version: sql`${vendors.version} + 1` })
    .where(isOne)
  return before
}
