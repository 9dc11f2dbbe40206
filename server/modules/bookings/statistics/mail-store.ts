import { and, asc, eq, exists, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { type Month, spanOfMonth } from '@/lib/domain/payouts/earnings'
import type { Db } from '@/server/db/db'
import { statisticsMails } from '@/server/db/schema/bookings/statistics'
import { listings } from '@/server/db/schema/listings/listings'
import { vendors } from '@/server/db/schema/people/vendors'

/** Of one round; the next one goes on half a minute later. */
const AT_ONCE = 50

/** Vendors that had a public listing before the month ended, have one still, and were not sent the figures of the month. */
export async function listWithoutMail(db: Db, month: Month): Promise<string[]> {
  const isSent = and(eq(statisticsMails.vendorId, vendors.id), eq(statisticsMails.month, month))
  const wasPublic = and(
    eq(listings.vendorId, vendors.id),
    isNull(listings.deletedAt),
    isNotNull(listings.publishedAt),
    lt(listings.publishedAt, spanOfMonth(month).to),
  )
  const rows = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(
      and(
        eq(vendors.state, 'approved'),
        exists(db.select({ one: sql`1` }).from(listings).where(wasPublic)),
        notExists(db.select({ one: sql`1` }).from(statisticsMails).where(isSent)),
      ),
    )
    .orderBy(asc(vendors.id))
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}

/** Claims the month of a vendor; false: another round has. */
export async function claimMail(tx: Db, vendorId: string, month: Month): Promise<boolean> {
  const rows = await tx
    .insert(statisticsMails)
    .values({ vendorId, month })
    .onConflictDoNothing()
    .returning({ month: statisticsMails.month })
  return rows.length > 0
}
