import { sql } from 'drizzle-orm'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
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
        if (rows.length > 0) await writeSources(db, rows)
      } catch (error) {
        waiting = [...rows, ...waiting]
        throw error
      }
    },
  }
}

/**
 * To each guest's latest booking of the listing, by the latest visit of its page, which is that of its property; a source that
 * is there already stays.
 */
async function writeSources(db: Db, rows: readonly Waiting[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO booking_sources (booking_id, source)
    SELECT DISTINCT ON (booked.id) booked.id, v.source
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS visit ("listingId" text, "guestId" text, hashes jsonb)
    JOIN listings l ON l.id = visit."listingId"
    CROSS JOIN LATERAL (
      SELECT id FROM bookings WHERE guest_id = visit."guestId" AND listing_id = l.id ORDER BY created_at DESC LIMIT 1
    ) booked
    JOIN listing_views v ON v.listing_id = coalesce(l.property_id, l.id)
      AND v.visitor_hash IN (SELECT jsonb_array_elements_text(visit.hashes))
    ORDER BY booked.id, v.day DESC
    ON CONFLICT DO NOTHING`)
}
