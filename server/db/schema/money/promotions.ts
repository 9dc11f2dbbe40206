import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { PROMOTION_PAYERS } from '@/lib/domain/promotions/promotion'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { createdAt, foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** Codes for a discount; the database lets nothing of one change but its end and its uses, which it bounds. */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    code: text('code').notNull(),
    /** null: a fixed amount */
    percent: integer('percent'),
    /** the fixed amount, or the most that the percentage takes off */
    amountHalalas: halalas('amount_halalas').notNull(),
    payer: oneOf('payer', PROMOTION_PAYERS).notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** empty: all types */
    listingTypes: text('listing_types').array().$type<PropertyType[]>().notNull(),
    minTotalHalalas: halalas('min_total_halalas').notNull(),
    maxUses: integer('max_uses').notNull(),
    maxUsesPerUser: integer('max_uses_per_user').notNull(),
    /** uses that were not given back */
    uses: integer('uses').notNull().default(0),
    createdBy: foreignId('created_by', () => users.id),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('promotions_code').on(table.code).where(sql`ended_at IS NULL`),
    index('promotions_days').on(table.lastDay),
    index('promotions_created_by').on(table.createdBy),
  ],
)

/** One use a booking; one that is given back counts no more. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    bookingId: foreignId('booking_id', () => bookings.id).primaryKey(),
    promotionId: foreignId('promotion_id', () => promotions.id),
    guestId: foreignId('guest_id', () => users.id),
    createdAt: createdAt(),
    givenBackAt: instant('given_back_at'),
  },
  (table) => [
    index('promotion_uses_promotion').on(table.promotionId, table.guestId),
    index('promotion_uses_guest').on(table.guestId),
  ],
)

/** The different codes that a user or an address has tried lately, so that nobody can guess them. */
export const promotionTries = pgTable(
  'promotion_tries',
  {
    /** `user/<id>` or `address/<ip>` */
    requester: text('requester').notNull(),
    code: text('code').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.requester, table.code] }),
    index('promotion_tries_age').on(table.createdAt),
  ],
)
