import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { ADJUSTMENT_STATES } from '@/lib/domain/ledger/adjustments'
import { createdAt, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** What admins add to balances and deduct from them; the database refuses a decision by the admin who proposed. */
export const balanceAdjustments = pgTable(
  'balance_adjustments',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** negative for a deduction */
    amountHalalas: halalas('amount_halalas').notNull(),
    reason: text('reason').notNull(),
    state: oneOf('state', ADJUSTMENT_STATES).notNull(),
    /** false: within the limit, approved with the proposal */
    needsSecond: boolean('needs_second').notNull(),
    proposedBy: text('proposed_by')
      .notNull()
      .references(() => users.id),
    decidedBy: text('decided_by').references(() => users.id),
    refusalReason: text('refusal_reason'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    ...valueChecks(table),
    index('balance_adjustments_state').on(table.state, table.createdAt),
    index('balance_adjustments_user').on(table.userId, table.createdAt),
    index('balance_adjustments_proposed_by').on(table.proposedBy),
    index('balance_adjustments_decided_by').on(table.decidedBy),
  ],
)
