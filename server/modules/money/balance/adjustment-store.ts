import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { PROPOSAL_STATES, type ProposalState } from '@/lib/domain/admin/proposals'
import type { Halalas } from '@/lib/domain/money'
import { countStates } from '@/server/db/count-states'
import type { Db } from '@/server/db/db'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { users } from '@/server/db/schema/people/users'
import type { NamedUser } from './adjusted-user'

export type Adjustment = typeof balanceAdjustments.$inferSelect

export async function findUserByPhone(db: Db, phone: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.phone, phone), isNull(users.deletedAt)))
  return row ?? null
}

/** Adjustments of one user run one after the other; false when there is no such user. */
export async function lockAdjustedUser(tx: Db, userId: string): Promise<boolean> {
  const isUser = and(eq(users.id, userId), isNull(users.deletedAt))
  const rows = await tx.select({ id: users.id }).from(users).where(isUser).for('no key update')
  return rows.length > 0
}

/** What an admin moved for an owner without another admin since an instant, additions and deductions alike. */
export async function sumMovedAlone(
  tx: Db,
  { proposedBy, isOfOwner, since }: { proposedBy: string; isOfOwner: SQL; since: Date },
): Promise<Halalas> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(abs(${balanceAdjustments.amountHalalas})), 0)::float8` })
    .from(balanceAdjustments)
    .where(
      and(
        isOfOwner,
        eq(balanceAdjustments.proposedBy, proposedBy),
        eq(balanceAdjustments.needsSecond, false),
        gt(balanceAdjustments.createdAt, since),
      ),
    )
  return row?.sum ?? 0
}

export async function writeAdjustment(
  tx: Db,
  adjustment: typeof balanceAdjustments.$inferInsert,
): Promise<Adjustment> {
  const [written] = await tx.insert(balanceAdjustments).values(adjustment).returning()
  if (!written) throw new Error('the database took an adjustment and returned none')
  return written
}

export async function lockAdjustment(tx: Db, id: string): Promise<Adjustment | null> {
  const [row] = await tx
    .select()
    .from(balanceAdjustments)
    .where(eq(balanceAdjustments.id, id))
    .for('no key update')
  return row ?? null
}

export async function closeAdjustment(
  tx: Db,
  id: string,
  decision: Pick<Adjustment, 'state' | 'decidedBy' | 'decidedAt' | 'refusalReason'>,
): Promise<void> {
  await tx.update(balanceAdjustments).set(decision).where(eq(balanceAdjustments.id, id))
}

/** In any order. */
export const listAdjustmentsByIds = (db: Db, ids: string[]): Promise<Adjustment[]> =>
  db.select().from(balanceAdjustments).where(inArray(balanceAdjustments.id, ids))

/** Users and admins by id, closed accounts included. */
export async function findNamed(db: Db, ids: readonly string[]): Promise<Map<string, NamedUser>> {
  const { id, firstName, lastName, phone } = users
  const rows = await db
    .select({ id, firstName, lastName, phone })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

export const countByState = (db: Db): Promise<Record<ProposalState, number>> =>
  countStates(db, balanceAdjustments, PROPOSAL_STATES)
