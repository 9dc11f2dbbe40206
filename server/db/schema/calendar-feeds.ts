import { date, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns'
import { listings } from './listings'

/** Addresses of calendars: one to read from, and the secret of the one we publish. */
export const calendarFeeds = pgTable('calendar_feeds', {
  listingId: text('listing_id')
    .primaryKey()
    .references(() => listings.id),
  importUrl: text('import_url'),
  exportSecret: text('export_secret').notNull().unique(),
  lastReadAt: instant('last_read_at'),
  lastProblem: text('last_problem'),
})

/** An event of a foreign calendar that meets a booking of ours: nothing was changed, a user must decide. */
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
