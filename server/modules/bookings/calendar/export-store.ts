import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { calendarFeeds } from '@/server/db/schema/bookings/calendar-feeds'

/** Where our own calendar of a listing is published. */
export type Export = typeof calendarFeeds.$inferSelect

/** The export of a listing; its secret is created at the first read. */
export async function ensureExport(tx: Db, listingId: string, exportSecret: string): Promise<Export> {
  await tx.insert(calendarFeeds).values({ listingId, exportSecret }).onConflictDoNothing()
  const [row] = await tx.select().from(calendarFeeds).where(eq(calendarFeeds.listingId, listingId))
  if (!row) throw new Error('the export of a calendar was not written')
  return row
}

export const findExport = (db: Db, exportSecret: string): Promise<Export | null> =>
  firstRow(db.select().from(calendarFeeds).where(eq(calendarFeeds.exportSecret, exportSecret)))

export async function writeExportSecret(tx: Db, listingId: string, exportSecret: string): Promise<void> {
  await tx.update(calendarFeeds).set({ exportSecret }).where(eq(calendarFeeds.listingId, listingId))
}
