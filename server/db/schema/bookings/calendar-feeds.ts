import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { FEED_COLOURS, FEED_PROBLEMS } from '@/lib/domain/calendar/feeds'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'

/**
 * The secret of the feed that we publish. The other columns are empty: they became rows of `imported_feeds`, and go with
 * the next migration, when no process that reads them runs any more.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  listingId: foreignId('listing_id', () => listings.id).primaryKey(),
  importUrl: text('import_url'),
  exportSecret: text('export_secret').notNull().unique(),
  lastReadAt: instant('last_read_at'),
  lastProblem: text('last_problem'),
})

/** The calendars of other sites that a listing reads. */
export const importedFeeds = pgTable(
  'imported_feeds',
  {
    id: id(),
    listingId: foreignId('listing_id', () => listings.id),
    name: text('name').notNull(),
    colour: oneOf('colour', FEED_COLOURS).notNull(),
    url: text('url').notNull(),
    createdAt: createdAt(),
    lastReadAt: instant('last_read_at'),
    lastProblem: oneOf('last_problem', FEED_PROBLEMS),
    failingSince: instant('failing_since'),
    /** the vendor is told once of each run of failures */
    failureNotifiedAt: instant('failure_notified_at'),
    /** grows with each fetch and each new address: what an older fetch brings is dropped */
    fetches: integer('fetches').notNull().default(0),
  },
  (table) => [
    ...valueChecks(table),
    index('imported_feeds_listing').on(table.listingId),
    index('imported_feeds_due').on(table.lastReadAt),
  ],
)

/** What our own feed has published, so that an event has one UID and a SEQUENCE that grows with each change of it. */
export const publishedEvents = pgTable(
  'published_events',
  {
    listingId: foreignId('listing_id', () => listings.id),
    uid: text('uid').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    sequence: integer('sequence').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    /** free again; the row stays until the end, because the same dates may be taken once more */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.uid] })],
)

/** An imported event that overlaps a booking: nothing was changed, the vendor decides. */
export const calendarConflicts = pgTable(
  'calendar_conflicts',
  {
    id: id(),
    listingId: foreignId('listing_id', () => listings.id),
    feedId: text('feed_id').references(() => importedFeeds.id, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    /** what the other site calls the event */
    summary: text('summary'),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    uniqueIndex('calendar_conflicts_event').on(table.listingId, table.feedId, table.externalId),
    index('calendar_conflicts_feed').on(table.feedId),
  ],
)
