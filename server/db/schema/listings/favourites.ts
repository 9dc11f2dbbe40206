import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, foreignId, instant } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { listings } from './listings'

export const favourites = pgTable(
  'favourites',
  {
    userId: foreignId('user_id', () => users.id),
    listingId: foreignId('listing_id', () => listings.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index('favourites_listing').on(table.listingId),
  ],
)

/** The secret of a shared list of favourites; without a row the list is private. */
export const sharedLists = pgTable(
  'shared_lists',
  {
    userId: foreignId('user_id', () => users.id).primaryKey(),
    secret: text('secret').notNull().unique(),
    isVotingOpen: boolean('is_voting_open').notNull().default(true),
    /** until when its owner was notified of votes */
    votesNotifiedAt: instant('votes_notified_at'),
    /** when its owner is notified of the votes since; null: there is none */
    votesDueAt: instant('votes_due_at'),
    createdAt: createdAt(),
  },
  (table) => [index('shared_lists_votes_due').on(table.votesDueAt).where(sql`votes_due_at IS NOT NULL`)],
)

/** Votes of friends for places of a shared list; they end with its link, which others may get anew. */
export const listVotes = pgTable(
  'list_votes',
  {
    ownerId: foreignId('owner_id', () => sharedLists.userId, { onDelete: 'cascade' }),
    listingId: foreignId('listing_id', () => listings.id),
    voterId: foreignId('voter_id', () => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.listingId, table.voterId] }),
    index('list_votes_listing').on(table.listingId),
    index('list_votes_voter').on(table.voterId),
  ],
)
