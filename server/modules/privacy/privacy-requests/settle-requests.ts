import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { privacyRequests } from '@/server/db/schema/privacy/privacy-requests'

/** A closed account has no open request, and the words about its user go. */
export async function settleRequestsOf(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(privacyRequests)
    .set({ state: 'done', decidedAt: now })
    .where(and(eq(privacyRequests.userId, userId), eq(privacyRequests.state, 'waiting')))
  await tx.update(privacyRequests).set({ note: null, reason: null }).where(eq(privacyRequests.userId, userId))
}
