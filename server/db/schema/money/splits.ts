import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { SPLIT_STATES } from '@/lib/domain/splits/split'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { createdAt, foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** The payment of a booking, split between friends: once a booking. */
export const splits = pgTable(
  'splits',
  {
    id: id(),
    bookingId: text('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    /** of the shared link; nobody can guess it */
    token: text('token').notNull().unique(),
    /** of a match with open places, whose payers are named; null: shares between friends */
    title: text('title'),
    state: oneOf('state', SPLIT_STATES).notNull().default('starting'),
    /** when the hold ended before the split extended it */
    windowEndsAt: instant('window_ends_at').notNull(),
    /** when it became whole or was returned */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    index('splits_active').on(table.createdAt).where(sql`state IN ('starting', 'open')`),
  ],
)

export const splitShares = pgTable(
  'split_shares',
  {
    id: id(),
    splitId: foreignId('split_id', () => splits.id),
    /** from 1; the first is the guest's */
    number: integer('number').notNull(),
    amountHalalas: halalas('amount_halalas').notNull(),
    /** the security deposit in the amount */
    depositHalalas: halalas('deposit_halalas').notNull(),
    /** the capture that paid it; its foreign key is in the guards, because payments name their share */
    paymentId: text('payment_id').unique(),
    paidBy: text('paid_by').references(() => users.id),
  },
  (table) => [uniqueIndex('split_shares_number').on(table.splitId, table.number)],
)

/** Who proved a number by a code may pay a share of one split for a while, without a session. */
export const sharePasses = pgTable(
  'share_passes',
  {
    /** SHA-256 of the secret in the cookie */
    tokenHash: text('token_hash').primaryKey(),
    splitId: foreignId('split_id', () => splits.id),
    userId: foreignId('user_id', () => users.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('share_passes_split').on(table.splitId),
    index('share_passes_user').on(table.userId),
    index('share_passes_expires').on(table.expiresAt),
  ],
)
