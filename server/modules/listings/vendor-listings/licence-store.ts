import { and, asc, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { licenceReminders } from '@/server/db/schema/listings/listing-changes'
import { listings } from '@/server/db/schema/listings/listings'
import type { ListingRecord } from './store'

const AT_ONCE = 100

/** Listings that are public, or that the vendor could make public. */
const WARNED_STATES = ['live', 'paused', 'suspended'] as const

interface Warning {
  daysBefore: number
  /** licences whose last day is after `after` and at most `until` */
  after: Day
  until: Day
}

/** Listings whose licence ends in a window and whose vendor has not been warned; room types have that of their property. */
export function listEndingLicences(db: Db, { daysBefore, after, until }: Warning): Promise<ListingRecord[]> {
  const reported = db
    .select({ listingId: licenceReminders.listingId })
    .from(licenceReminders)
    .where(
      sql`${licenceReminders.listingId} = ${listings.id} AND ${licenceReminders.expiresOn} = ${listings.licenceExpires}
        AND ${licenceReminders.daysBefore} = ${daysBefore}`,
    )
  const ends = and(gt(listings.licenceExpires, after), lte(listings.licenceExpires, until))
  const isOwn = or(isNull(listings.propertyId), eq(listings.propertyId, listings.id))
  const isWarned = inArray(listings.state, [...WARNED_STATES])
  return db
    .select()
    .from(listings)
    .where(and(isNull(listings.deletedAt), isOwn, isWarned, ends, notExists(reported)))
    .orderBy(asc(listings.licenceExpires), asc(listings.id))
    .limit(AT_ONCE)
}

/** False when another process has written the warning. */
export async function writeReminder(tx: Db, row: typeof licenceReminders.$inferInsert): Promise<boolean> {
  const written = await tx.insert(licenceReminders).values(row).onConflictDoNothing().returning()
  return written.length > 0
}
