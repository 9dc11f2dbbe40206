import { date, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'

/** Calendar feeds: the address that we import from, and the secret of the feed that we publish. */
export const calendarFeeds = pgTable('calendar_feeds', {
  listingId: text('listing_id')
    .primaryKey()
    .references(() => listings.id),
  importUrl: text('import_url'),
  exportSecret: text('export_secret').notNull().unique(),
  lastReadAt: instant('last_read_at'),
  lastProblem: text('last_problem'),
})

/** An imported event that overlaps a booking: nothing was changed, the vendor decides. */
export const calendarConflicts = pgTable(
  'calendar_conflicts',
  {
    id: id(),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id),
    externalId: text('external_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [uniqueIndex('calendar_conflicts_event').on(table.listingId, table.externalId)],
)
