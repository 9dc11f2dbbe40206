import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { INBOX_EVENTS, INBOX_KINDS, INBOX_STATES } from '@/lib/domain/inbox/inbox'
import { reviews } from '@/server/db/schema/bookings/reviews'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { contactMessages } from './contact'
import { reports } from './reports'

/** What waits for the admins: a contact message, a report, or a hidden review. It is deleted with its subject. */
export const inboxItems = pgTable(
  'inbox_items',
  {
    id: id(),
    kind: oneOf('kind', INBOX_KINDS).notNull(),
    contactId: text('contact_id')
      .unique()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    reportId: text('report_id')
      .unique()
      .references(() => reports.id, { onDelete: 'cascade' }),
    reviewId: text('review_id')
      .unique()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    state: oneOf('state', INBOX_STATES).notNull().default('open'),
    assigneeId: text('assignee_id').references(() => users.id),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    ...valueChecks(table),
    check(
      'inbox_items_subject',
      sql`num_nonnulls(${table.contactId}, ${table.reportId}, ${table.reviewId}) = 1
        AND (CASE ${table.kind} WHEN 'contact' THEN ${table.contactId} WHEN 'report' THEN ${table.reportId} ELSE ${table.reviewId} END) IS NOT NULL`,
    ),
    check('inbox_items_closed', sql`(${table.state} = 'closed') = (${table.closedAt} IS NOT NULL)`),
    check('inbox_items_assigned', sql`${table.state} <> 'assigned' OR ${table.assigneeId} IS NOT NULL`),
    index('inbox_items_age').on(table.createdAt, table.id),
    index('inbox_items_queue').on(table.state, table.createdAt, table.id),
    index('inbox_items_assignee').on(table.assigneeId, table.createdAt),
    index('inbox_items_closing').on(table.closedAt),
  ],
)

/** The history of an item, with the answers that were sent and the notes of the admins. */
export const inboxEvents = pgTable(
  'inbox_events',
  {
    id: id(),
    itemId: foreignId('item_id', () => inboxItems.id, { onDelete: 'cascade' }),
    event: oneOf('event', INBOX_EVENTS).notNull(),
    /** null: the sender of the message or report */
    authorId: text('author_id').references(() => users.id),
    /** the new assignee of `assigned` */
    assigneeId: text('assignee_id').references(() => users.id),
    body: text('body'),
    createdAt: createdAt(),
  },
  (table) => [...valueChecks(table), index('inbox_events_item').on(table.itemId, table.createdAt)],
)

/** Texts that admins insert into their answers. */
export const cannedAnswers = pgTable('canned_answers', {
  id: id(),
  title: text('title').notNull(),
  titleAr: text('title_ar').notNull(),
  body: text('body').notNull(),
  bodyAr: text('body_ar').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
})
