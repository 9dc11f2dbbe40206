import { index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { Period } from '@/lib/domain/booking/bookable'
import { createdAt, foreignId, instant } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { listings } from './listings'

export const waitingList = pgTable(
  'waiting_list',
  {
    userId: foreignId('user_id', () => users.id),
    listingId: foreignId('listing_id', () => listings.id),
    period: jsonb('period').$type<Period>().notNull(),
    createdAt: createdAt(),
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index('waiting_list_listing').on(table.listingId),
  ],
)
