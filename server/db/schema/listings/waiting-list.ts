import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Period } from '@/lib/domain/booking/bookable'
import { createdAt, instant } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { listings } from './listings'

export const waitingList = pgTable(
  'waiting_list',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id),
    period: jsonb('period').$type<Period>().notNull(),
    createdAt: createdAt(),
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index('waiting_list_listing').on(table.listingId),
  ],
)
