import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, foreignId, id, instant, percent } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** When a no-show may be recorded and what it is charged, by the day in Riyadh from which it holds; guarded like `rates`. */
export const noShowRules = pgTable(
  'no_show_rules',
  {
    id: id(),
    afterHours: integer('after_hours').notNull(),
    chargedPercent: percent('charged_percent').notNull(),
    holdsFrom: date('holds_from', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    createdBy: foreignId('created_by', () => users.id),
    createdAt: createdAt(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('no_show_rules_day').on(table.holdsFrom).where(sql`withdrawn_at IS NULL`),
    index('no_show_rules_created_by').on(table.createdBy),
  ],
)
