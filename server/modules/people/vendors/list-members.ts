import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { MemberRole } from '@/lib/domain/account/membership'
import { roleMay, type VendorAction } from '@/lib/domain/policy/vendor-policy'
import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { type Applicant, findApplication } from './applicants'

const membersOf = prepared('members_of', (db) =>
  db
    .select({ userId: vendorMembers.userId, role: vendorMembers.role })
    .from(vendorMembers)
    .where(eq(vendorMembers.vendorId, sql.placeholder('vendorId')))
    .orderBy(asc(vendorMembers.createdAt), asc(vendorMembers.userId)),
)

/** The members of a vendor, the oldest first. */
export const listMembers = (db: Db, vendorId: string): Promise<{ userId: string; role: MemberRole }[]> =>
  membersOf(db, { vendorId })

/** The users who may do it in a vendor. */
export async function listMembersWho(db: Db, vendorId: string, action: VendorAction): Promise<string[]> {
  const members = await listMembers(db, vendorId)
  return members.filter(({ role }) => roleMay(role, action)).map(({ userId }) => userId)
}

/** Whether a user is a member of somebody else's vendor. */
export async function worksForVendor(db: Db, userId: string): Promise<boolean> {
  const isOfOther = and(eq(vendorMembers.userId, userId), ne(vendorMembers.role, 'owner'))
  const [row] = await db.select({ id: vendorMembers.vendorId }).from(vendorMembers).where(isOfOther)
  return row !== undefined
}

/** The role of a user in a vendor; null for strangers. */
export async function findRole(db: Db, vendorId: string, userId: string): Promise<MemberRole | null> {
  const [row] = await db
    .select({ role: vendorMembers.role })
    .from(vendorMembers)
    .where(and(eq(vendorMembers.vendorId, vendorId), eq(vendorMembers.userId, userId)))
  return row?.role ?? null
}

/** The same, which stays until the transaction ends. */
export async function lockRole(tx: Db, vendorId: string, userId: string): Promise<MemberRole | null> {
  const [row] = await tx
    .select({ role: vendorMembers.role })
    .from(vendorMembers)
    .where(and(eq(vendorMembers.vendorId, vendorId), eq(vendorMembers.userId, userId)))
    .for('share')
  return row?.role ?? null
}

export const findVendorWithOwner = (db: Db, vendorId: string): Promise<Applicant | null> =>
  findApplication(db, vendorId)
