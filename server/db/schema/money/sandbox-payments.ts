import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { PAYMENT_METHODS } from '@/lib/domain/booking/money/payment-methods'
import { SANDBOX_OUTCOMES } from '@/lib/domain/booking/money/sandbox'
import { DECLINE_REASONS } from '@/lib/domain/booking/payment-states'
import { createdAt, halalas, instant, oneOf, valueChecks } from '@/server/db/schema/columns'

const SANDBOX_STATES = ['initiated', 'authorized', 'paid', 'failed', 'voided'] as const

/** Payments of the sandbox provider. It plays a service outside of this system, so nothing references it. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    state: oneOf('state', SANDBOX_STATES).notNull().default('initiated'),
    amountHalalas: halalas('amount_halalas').notNull(),
    refundedHalalas: integer('refunded_halalas').notNull().default(0),
    description: text('description').notNull(),
    returnPath: text('return_path').notNull(),
    /** the payer's choice on the test page */
    method: oneOf('method', PAYMENT_METHODS),
    outcome: oneOf('outcome', SANDBOX_OUTCOMES),
    /** when a late answer comes */
    answersAt: instant('answers_at'),
    declineReason: oneOf('decline_reason', DECLINE_REASONS),
    /** what settlements have of it */
    settledHalalas: integer('settled_halalas').notNull().default(0),
    settledRefundsHalalas: integer('settled_refunds_halalas').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [...valueChecks(table)],
)

/** Settlements of the sandbox, one a day. */
export const sandboxSettlements = pgTable('sandbox_settlements', {
  id: text('id').primaryKey(),
  lines: jsonb('lines').notNull(),
  createdAt: createdAt(),
})
