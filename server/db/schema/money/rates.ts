import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { RATE_KINDS } from '@/lib/domain/rates/rates'
import { createdAt, id, instant, oneOf, percent, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** Rates by the day in Riyadh from which they hold. The database lets nothing of one change but its withdrawal, before that day. */
export const rates = pgTable(
  'rates',
  {
    id: id(),
    kind: oneOf('kind', RATE_KINDS).notNull(),
    percent: percent('percent').notNull(),
    holdsFrom: date('holds_from', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    /** null: carried over from before there were dates */
    createdBy: text('created_by').references(() => users.id),
    createdAt: createdAt(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('rates_kind_day').on(table.kind, table.holdsFrom).where(sql`withdrawn_at IS NULL`),
    index('rates_created_by').on(table.createdBy),
  ],
)
