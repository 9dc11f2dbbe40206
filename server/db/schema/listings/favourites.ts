import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { listings } from './listings'

export const favourites = pgTable(
  'favourites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index('favourites_listing').on(table.listingId),
  ],
)

/** The secret of a shared list of favourites; without a row the list is private. */
export const sharedLists = pgTable('shared_lists', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  secret: text('secret').notNull().unique(),
  createdAt: createdAt(),
})
