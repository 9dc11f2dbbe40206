import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { privacyRequests } from '@/server/db/schema/privacy/privacy-requests'

/** What a user asked about the stored data. */
export async function exportRequests(db: Db, userId: string) {
  return {
    privacyRequests: await db
      .select({
        kind: privacyRequests.kind,
        state: privacyRequests.state,
        reason: privacyRequests.reason,
        askedAt: privacyRequests.askedAt,
        dueAt: privacyRequests.dueAt,
      })
      .from(privacyRequests)
      .where(eq(privacyRequests.userId, userId)),
  }
}
