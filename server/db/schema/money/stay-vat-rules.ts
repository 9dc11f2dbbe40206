import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { UNREGISTERED_STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** Who accounts for the VAT of stays of unregistered vendors, by the day in Riyadh from which it holds; guarded like `rates`. */
export const stayVatRules = pgTable(
  'stay_vat_rules',
  {
    id: id(),
    /** null: every type */
    listingType: oneOf('listing_type', PROPERTY_TYPES),
    accountedBy: oneOf('accounted_by', UNREGISTERED_STAY_VATS).notNull(),
    holdsFrom: date('holds_from', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    createdBy: foreignId('created_by', () => users.id),
    createdAt: createdAt(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('stay_vat_rules_day')
      .on(table.holdsFrom, sql`coalesce(listing_type, '')`)
      .where(sql`withdrawn_at IS NULL`),
    index('stay_vat_rules_created_by').on(table.createdBy),
  ],
)
