import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'

const withVendor = (db: Db) =>
  db
    .select({ user: users, vendor: vendors.type, vendorState: vendors.state })
    .from(users)
    .leftJoin(vendorMembers, and(eq(vendorMembers.userId, users.id), sql`${vendorMembers.role} = 'owner'`))
    .leftJoin(vendors, eq(vendors.id, vendorMembers.vendorId))

export const loadUsers = (db: Db, ids: string[]) => withVendor(db).where(inArray(users.id, ids))
export type UserRow = Awaited<ReturnType<typeof loadUsers>>[number]

export async function writeBlock(
  tx: Db,
  id: string,
  block: { blockedAt: Date | null; blockedReason: string | null },
): Promise<void> {
  await tx.update(users).set(block).where(eq(users.id, id))
}

export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select({ device: sessions.device, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
}

/** More accounts of one user are not shown. */
const MAX_DUPLICATES = 10

/** Open accounts with the same e-mail, identity number, or name and date of birth. */
export async function listDuplicates(db: Db, user: UserRow['user']): Promise<UserRow[]> {
  const { email, idNumber, dateOfBirth, firstName, lastName } = user
  const same = [
    ...(email ? [eq(users.email, email)] : []),
    ...(idNumber ? [eq(users.idNumber, idNumber)] : []),
    ...(dateOfBirth
      ? [
          and(
            eq(users.dateOfBirth, dateOfBirth),
            eq(users.firstName, firstName),
            eq(users.lastName, lastName),
          ),
        ]
      : []),
  ]
  if (same.length === 0) return []
  return withVendor(db)
    .where(and(or(...same), ne(users.id, user.id), isNull(users.deletedAt)))
    .limit(MAX_DUPLICATES)
}

export const isInState = {
  active: and(isNull(users.blockedAt), isNull(users.deletedAt)),
  blocked: and(isNotNull(users.blockedAt), isNull(users.deletedAt)),
  closed: isNotNull(users.deletedAt),
}
