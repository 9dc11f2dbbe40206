import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { fullName } from '@/lib/domain/account/account'
import type { Db } from '@/server/db/db'
import { adminRoleProposals } from '@/server/db/schema/people/admins'
import { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'

export type RoleProposal = typeof adminRoleProposals.$inferSelect

const isOpen = eq(adminRoleProposals.state, 'proposed')

export const listOpenProposals = (db: Db): Promise<RoleProposal[]> =>
  db.select().from(adminRoleProposals).where(isOpen).orderBy(asc(adminRoleProposals.createdAt))

/** What waits for another admin about a user, or about the rights of a custom role. */
export async function findOpenProposal(
  db: Db,
  about: { userId: string } | { customRoleId: string },
): Promise<RoleProposal | null> {
  const { userId, customRoleId } = adminRoleProposals
  const isAbout =
    'userId' in about ? eq(userId, about.userId) : and(eq(customRoleId, about.customRoleId), isNull(userId))
  const [row] = await db.select().from(adminRoleProposals).where(and(isOpen, isAbout))
  return row ?? null
}

export async function writeProposal(
  tx: Db,
  proposal: Omit<typeof adminRoleProposals.$inferInsert, 'state'>,
): Promise<RoleProposal> {
  const [row] = await tx
    .insert(adminRoleProposals)
    .values({ ...proposal, state: 'proposed' })
    .returning()
  if (!row) throw new Error('the database took a proposal and returned none')
  return row
}

export async function lockProposal(tx: Db, id: string): Promise<RoleProposal | null> {
  const [row] = await tx
    .select()
    .from(adminRoleProposals)
    .where(eq(adminRoleProposals.id, id))
    .for('no key update')
  return row ?? null
}

export async function closeProposal(
  tx: Db,
  id: string,
  decision: Pick<RoleProposal, 'state' | 'decidedBy' | 'decidedAt' | 'refusalReason'>,
): Promise<void> {
  await tx.update(adminRoleProposals).set(decision).where(eq(adminRoleProposals.id, id))
}

/** Whether an admin who managed admins has lost rights since then, by another role or by less of the same one. */
export async function wasManagerWeakened(db: Db, since: Date): Promise<boolean> {
  const managed = sql`${auditTrail.before} @> '{"special": ["manageAdmins"]}'::jsonb`
  const isWeaker = sql`(${auditTrail.after} @> '{"weakensManager": false}'::jsonb) IS NOT TRUE`
  const isChange = inArray(auditTrail.action, ['admin_role_changed', 'custom_role_changed'])
  return (await db.$count(auditTrail, and(isChange, gt(auditTrail.createdAt, since), managed, isWeaker))) > 0
}

/** Users and admins whom proposals name, by id; also closed accounts. */
export async function findPeople(db: Db, proposals: readonly RoleProposal[]) {
  const ids = proposals.flatMap(({ userId, proposedBy }) => [proposedBy, ...(userId ? [userId] : [])])
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, { name: fullName(row), phone: row.phone ?? '' }]))
}
