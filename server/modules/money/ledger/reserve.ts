import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Halalas } from '@/lib/domain/money'
import { reservePartOf } from '@/lib/domain/payouts/reserve'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { reserveParts, reserveTerms } from '@/server/db/schema/money/payouts'
import type { Deps } from '@/server/deps'
import { runEach } from '@/server/run-each'
import { postReserveFilled, postReserveReleased } from './post-vendor'

const AT_ONCE = 200
const DAY_MINUTES = 24 * 60

export type ReserveTerms = typeof reserveTerms.$inferSelect

/** The terms that hold for a vendor now; null where nothing goes into a reserve. */
export async function findReserveTerms(db: Db, vendorId: string): Promise<ReserveTerms | null> {
  const [newest] = await db
    .select()
    .from(reserveTerms)
    .where(eq(reserveTerms.vendorId, vendorId))
    .orderBy(desc(reserveTerms.sequence))
    .limit(1)
  return newest && newest.percent > 0 ? newest : null
}

/** Sets aside the vendor's part of earnings that have just become available. */
export async function fillReserve(
  tx: Db,
  { id: bookingId, vendorId }: { id: string; vendorId: string },
  releasedHalalas: Halalas,
  now: Date,
): Promise<void> {
  const terms = await findReserveTerms(tx, vendorId)
  const amountHalalas = reservePartOf(releasedHalalas, terms?.percent ?? 0)
  if (!terms || amountHalalas === 0) return
  const dueAt = addMinutes(now, terms.days * DAY_MINUTES)
  await tx.insert(reserveParts).values({ bookingId, vendorId, amountHalalas, dueAt, createdAt: now })
  await postReserveFilled(tx, vendorId, { bookingId, amountHalalas }, now)
}

/** Gives back what has been in the reserve for its days, each part in its own transaction and once. */
export async function releaseReserves({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const isDue = and(isNull(reserveParts.releasedAt), lte(reserveParts.dueAt, now))
  const due = await db
    .select({ bookingId: reserveParts.bookingId })
    .from(reserveParts)
    .where(isDue)
    .orderBy(asc(reserveParts.dueAt))
    .limit(AT_ONCE)
  await runEach(due, ({ bookingId }) =>
    db.transaction(async (tx) => {
      const [part] = await tx
        .update(reserveParts)
        .set({ releasedAt: now })
        .where(and(eq(reserveParts.bookingId, bookingId), isDue))
        .returning()
      if (part) await postReserveReleased(tx, part.vendorId, part, now)
    }),
  )
}
