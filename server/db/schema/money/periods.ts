import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { foreignId, instant } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** Closed months of Riyadh. Triggers refuse a change of a row, and postings and documents of a closed month. */
export const accountingPeriods = pgTable(
  'accounting_periods',
  {
    month: text('month').primaryKey(),
    /** SHA-256 of its postings and documents */
    checksum: text('checksum').notNull(),
    transactions: integer('transactions').notNull(),
    documents: integer('documents').notNull(),
    closedBy: foreignId('closed_by', () => users.id),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [index('accounting_periods_closer').on(table.closedBy)],
)
