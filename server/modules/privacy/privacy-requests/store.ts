import { and, eq, inArray } from 'drizzle-orm'
import {
  PRIVACY_REQUEST_STATES,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from '@/lib/domain/account/privacy-request'
import { countStates } from '@/server/db/count-states'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { users } from '@/server/db/schema/people/users'
import { privacyRequests } from '@/server/db/schema/privacy/privacy-requests'

type PrivacyRequest = typeof privacyRequests.$inferSelect

/** Null when the user has a waiting request of this kind already. */
export async function writeRequest(
  tx: Db,
  request: typeof privacyRequests.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(privacyRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: privacyRequests.id })
  return row?.id ?? null
}

const isWaiting = (userId: string, kind: PrivacyRequestKind) =>
  and(
    eq(privacyRequests.userId, userId),
    eq(privacyRequests.kind, kind),
    eq(privacyRequests.state, 'waiting'),
  )

export const findWaiting = (db: Db, userId: string, kind: PrivacyRequestKind) =>
  firstRow(db.select().from(privacyRequests).where(isWaiting(userId, kind)))

export const findRequest = (db: Db, id: string): Promise<PrivacyRequest | null> =>
  firstRow(db.select().from(privacyRequests).where(eq(privacyRequests.id, id)))

export const lockRequest = (tx: Db, id: string): Promise<PrivacyRequest | null> =>
  firstRow(tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update'))

export async function writeDecision(
  tx: Db,
  id: string,
  decision: Partial<Pick<PrivacyRequest, 'state' | 'reason' | 'decidedAt' | 'decidedBy'>>,
): Promise<void> {
  await tx.update(privacyRequests).set(decision).where(eq(privacyRequests.id, id))
}

/** With their users, in any order. */
export function listRequests(db: Db, ids: string[]) {
  return db
    .select({ request: privacyRequests, user: users })
    .from(privacyRequests)
    .innerJoin(users, eq(users.id, privacyRequests.userId))
    .where(inArray(privacyRequests.id, ids))
}

export type RequestOfUser = Awaited<ReturnType<typeof listRequests>>[number]

export const countByState = (db: Db): Promise<Record<PrivacyRequestState, number>> =>
  countStates(db, privacyRequests, PRIVACY_REQUEST_STATES)
