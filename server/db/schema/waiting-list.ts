import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Period } from '@/lib/domain/booking/bookable'
import { createdAt, instant } from './columns'
import { listings } from './listings'
import { users } from './users'

export const waitingList = pgTable(
  'waiting_list',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    serviceId: text('service_id')
      .notNull()
      .references(() => listings.id),
    period: jsonb('period').$type<Period>().notNull(),
    createdAt: createdAt(),
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.serviceId] }),
    index('waiting_list_service').on(table.serviceId),
  ],
)
