import { count, isNotNull, max, min } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { webhookEndpoints } from '@/server/db/schema/people/webhooks'

/** Vendors' endpoints that get nothing any more. */
export async function countDisabledEndpoints(db: Db) {
  const [row] = await db
    .select({
      disabled: count(),
      firstAt: min(webhookEndpoints.disabledAt),
      lastAt: max(webhookEndpoints.disabledAt),
    })
    .from(webhookEndpoints)
    .where(isNotNull(webhookEndpoints.disabledAt))
  return row ?? { disabled: 0, firstAt: null, lastAt: null }
}
