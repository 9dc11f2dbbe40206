import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { findPropertyId } from '@/server/db/find-property'
import { bookingSources, bookings } from '@/server/db/schema/bookings/bookings'
import { listingViews } from '@/server/db/schema/listings/listings'
import type { Deps } from '@/server/deps'
import { hashesOfVisitor, type Visitor } from './visitor-hash'

interface BookedVisit extends Visitor {
  listingId: string
  userId: string
}

interface Waiting {
  listingId: string
  guestId: string
  hashes: string[]
}

/**
 * Notes for new bookings how their guest came to the listing, by the visits of this day and the one before. In batches after
 * the answer: a crash loses the last seconds, and a booking without a row counts as one by a link.
 */
export function bookingSourceBatch({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  let waiting: Waiting[] = []
  return {
    add({ listingId, ...visitor }: BookedVisit): void {
      const today = riyadhDay(clock.now())
      const hashes = [today, addDays(today, -1)].flatMap((day) =>
        hashesOfVisitor(config.sessionSecret, day, 'view', visitor),
      )
      waiting.push({ listingId, guestId: visitor.userId, hashes })
    },
    /** Writes the batch; on a failure it stays for the next round. */
    async flush(): Promise<void> {
      const rows = waiting
      waiting = []
      try {
        for (const row of rows) await writeSource(db, row)
      } catch (error) {
        waiting = [...rows, ...waiting]
        throw error
      }
    },
  }
}

/** To the guest's latest booking of the listing, by the latest visit; a source that is there already stays. */
async function writeSource(db: Db, { listingId, guestId, hashes }: Waiting): Promise<void> {
  const latest = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.guestId, guestId), eq(bookings.listingId, listingId)))
    .orderBy(desc(bookings.createdAt))
    .limit(1)
  await db.execute(sql`
    INSERT INTO ${bookingSources} (booking_id, source)
    SELECT booked.id, ${listingViews.source} FROM (${latest}) booked, ${listingViews}
    WHERE ${listingViews.listingId} = ${await findPropertyId(db, listingId)} AND ${inArray(listingViews.visitorHash, hashes)}
    ORDER BY ${listingViews.day} DESC LIMIT 1
    ON CONFLICT DO NOTHING`)
}
