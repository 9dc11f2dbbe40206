import { and, asc, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/open'
import { licenceReminders } from '@/server/db/schema/listing-changes'
import { listings } from '@/server/db/schema/listings'
import type { ListingRecord } from './store'

const AT_ONCE = 100

/** What guests can see, or could after a press of its owner. */
const WARNED_STATES = ['live', 'paused', 'suspended'] as const

interface Warning {
  daysBefore: number
  /** licences whose last day is after the one and at most the other */
  after: Day
  until: Day
}

/** Listings whose licence ends in a window and whose owner has not been told so yet. */
export function listEndingLicences(db: Db, { daysBefore, after, until }: Warning): Promise<ListingRecord[]> {
  const reported = db
    .select({ listingId: licenceReminders.listingId })
    .from(licenceReminders)
    .where(
      sql`${licenceReminders.listingId} = ${listings.id} AND ${licenceReminders.expiresOn} = ${listings.licenceExpires}
        AND ${licenceReminders.daysBefore} = ${daysBefore}`,
    )
  const ends = and(gt(listings.licenceExpires, after), lte(listings.licenceExpires, until))
  return db
    .select()
    .from(listings)
    .where(
      and(isNull(listings.deletedAt), inArray(listings.state, [...WARNED_STATES]), ends, notExists(reported)),
    )
    .orderBy(asc(listings.licenceExpires), asc(listings.id))
    .limit(AT_ONCE)
}

/** False when it was written already: of two processes one tells. */
export async function writeReminder(tx: Db, row: typeof licenceReminders.$inferInsert): Promise<boolean> {
  const written = await tx.insert(licenceReminders).values(row).onConflictDoNothing().returning()
  return written.length > 0
}
