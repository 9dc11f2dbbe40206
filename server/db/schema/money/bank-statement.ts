import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { BANK_LINE_STATES } from '@/lib/domain/bank-statement/bank-statement'
import { createdAt, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { refunds } from './payments'
import { payoutBatches, payouts } from './payouts'
import { settlements } from './settlements'

/** Lines of our bank's statement, each imported once; a trigger refuses a change of what the bank said. */
export const bankStatementLines = pgTable(
  'bank_statement_lines',
  {
    id: id(),
    /** our account, as the file names it */
    account: text('account').notNull(),
    /** the bank's id of the line, or one that is made of its content */
    bankId: text('bank_id').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    /** negative where money left */
    amountHalalas: halalas('amount_halalas').notNull(),
    /** every reference and text of the line */
    text: text('text').notNull(),
    state: oneOf('state', BANK_LINE_STATES).notNull(),
    settlementId: text('settlement_id').references(() => settlements.id),
    payoutId: text('payout_id').references(() => payouts.id),
    payoutBatchId: text('payout_batch_id').references(() => payoutBatches.id),
    refundId: text('refund_id').references(() => refunds.id),
    /** the admin who looks after it while it waits */
    ownerId: text('owner_id').references(() => users.id),
    reason: text('reason'),
    explainedAt: instant('explained_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('bank_statement_lines_once').on(table.account, table.bankId),
    index('bank_statement_lines_state').on(table.state, table.bookedOn),
    index('bank_statement_lines_booked').on(table.bookedOn),
    index('bank_statement_lines_owner').on(table.ownerId),
    // Whatever is ours was transferred once; a payout may come back.
    uniqueIndex('bank_statement_lines_settlement').on(table.settlementId),
    uniqueIndex('bank_statement_lines_batch').on(table.payoutBatchId),
    uniqueIndex('bank_statement_lines_refund').on(table.refundId),
    uniqueIndex('bank_statement_lines_payout').on(table.payoutId, sql`(amount_halalas > 0)`),
  ],
)
