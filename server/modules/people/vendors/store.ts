import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { UNCHECKED } from './vat-check'

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

/**
 * The number until now; null when it is the one that is stored already. Another one is unchecked, and makes the next version, so that an admin who
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
    .set({ vatNumber, ...UNCHECKED, version: sql`${vendors.version} + 1` })
    .where(isOne)
  return before
}

/** Writes the name that a locked vendor asks for, or null; the next version, so that an admin decides on what was seen. */
export async function writeProposedName(
  tx: Db,
  vendorId: string,
  proposedName: string | null,
  now: Date,
): Promise<void> {
  await tx
    .update(vendors)
    .set({
      ...{ proposedName, nameProposedAt: proposedName === null ? null : now, nameRefusalReason: null },
      version: sql`${vendors.version} + 1`,
    })
    .where(eq(vendors.id, vendorId))
}
