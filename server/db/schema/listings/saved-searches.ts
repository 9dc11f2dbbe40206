import { boolean, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Followed } from '@/lib/domain/search/saved-search'
import { createdAt, foreignId, id, instant } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** Searches of users, with what their alerts compare with. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: foreignId('user_id', () => users.id),
    name: text('name').notNull(),
    /** canonical: the same search is the same text */
    params: text('params').notNull(),
    /** the first day of its stay, after which alerts end */
    endsOn: date('ends_on', { mode: 'string' }),
    alerts: boolean('alerts').notNull().default(true),
    /** null: not compared since alerts were switched on */
    followed: jsonb('followed').$type<Followed>(),
    checkedAt: instant('checked_at').notNull(),
    /** when it is compared next; moved before a comparison, so that one that fails waits as others do */
    dueAt: instant('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_searches_params').on(table.userId, table.params),
    index('saved_searches_due').on(table.alerts, table.dueAt),
  ],
)
