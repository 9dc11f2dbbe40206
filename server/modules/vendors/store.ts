import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { VendorState } from '@/lib/domain/account/vendor'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema/users'
import { vendors } from '@/server/db/schema/vendors'

type Vendor = typeof vendors.$inferSelect

export interface Applicant {
  vendor: Vendor
  user: typeof users.$inferSelect
}

const applicants = (db: Db) =>
  db.select({ vendor: vendors, user: users }).from(vendors).innerJoin(users, eq(users.id, vendors.userId))

export async function findApplicationOf(db: Db, userId: string): Promise<Applicant | null> {
  const [row] = await applicants(db).where(eq(vendors.userId, userId))
  return row ?? null
}

export async function findApplication(db: Db, id: string): Promise<Applicant | null> {
  const [row] = await applicants(db).where(eq(vendors.id, id))
  return row ?? null
}

/** Pending ones by age, all others newest first. */
export function listApplications(
  db: Db,
  state: VendorState,
  page: { limit: number; offset: number },
): Promise<Applicant[]> {
  return applicants(db)
    .where(eq(vendors.state, state))
    .orderBy(state === 'waiting' ? asc(vendors.createdAt) : desc(vendors.createdAt), asc(vendors.id))
    .limit(page.limit)
    .offset(page.offset)
}

export async function countByState(db: Db): Promise<Record<VendorState, number>> {
  const rows = await db.select({ state: vendors.state, count: count() }).from(vendors).groupBy(vendors.state)
  const counts = { waiting: 0, approved: 0, rejected: 0 }
  for (const row of rows) counts[row.state] = row.count
  return counts
}

type NewApplication = Omit<typeof vendors.$inferInsert, 'state' | 'id'>

/** Creates an application, or replaces a rejected one; false when one is pending or approved. */
export async function writeApplication(db: Db, application: NewApplication): Promise<boolean> {
  const again = { ...application, state: 'waiting' as const, rejectionReason: null, decidedAt: null }
  const written = await db
    .insert(vendors)
    .values({ ...application, state: 'waiting' })
    .onConflictDoUpdate({ target: vendors.userId, set: again, setWhere: eq(vendors.state, 'rejected') })
    .returning({ id: vendors.id })
  return written.length > 0
}

/** Compare-and-swap: undefined when another admin has decided. */
export async function decideApplication(
  db: Db,
  id: string,
  decision: { state: 'approved' | 'rejected'; rejectionReason: string | null; decidedAt: Date },
): Promise<Vendor | undefined> {
  const [decided] = await db
    .update(vendors)
    .set(decision)
    .where(and(eq(vendors.id, id), eq(vendors.state, 'waiting')))
    .returning()
  return decided
}

/** False when it is the number that is stored already. */
export async function writeVatNumber(tx: Db, userId: string, vatNumber: string | null): Promise<boolean> {
  const isOther = sql`${vendors.vatNumber} IS DISTINCT FROM ${vatNumber}`
  const written = await tx
    .update(vendors)
    .set({ vatNumber })
    .where(and(eq(vendors.userId, userId), isOther))
    .returning({ id: vendors.id })
  return written.length > 0
}
