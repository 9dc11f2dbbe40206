import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { UNMATCHED_REASONS, UNMATCHED_STATES } from '@/lib/domain/booking/admin-wire'
import { REFUND_CAUSES, REFUND_STATES } from '@/lib/domain/booking/money/money-movements'
import { PAYMENT_METHODS, PAYMENT_WAYS } from '@/lib/domain/booking/money/payment-methods'
import { ATTEMPT_PURPOSES, DECLINE_REASONS, PAYMENT_STATES } from '@/lib/domain/booking/payment-states'
import { CHARGEBACK_CARRIERS, CHARGEBACK_REASON_NAMES } from '@/lib/domain/chargebacks/carrier'
import { CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import { REFUND_DESTINATIONS } from '@/lib/domain/ledger/postings'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { dateChanges } from '@/server/db/schema/bookings/date-changes'
import { createdAt, foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { splitShares } from './splits'

/** One row per payment attempt, with its own id at the provider; a booking, and a share of one, has at most one open attempt. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    bookingId: foreignId('booking_id', () => bookings.id),
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull().unique(),
    state: oneOf('state', PAYMENT_STATES).notNull(),
    purpose: oneOf('purpose', ATTEMPT_PURPOSES).notNull().default('due_now'),
    /** the share that it pays, and who pays it; null where the guest pays the booking */
    shareId: text('share_id').references(() => splitShares.id),
    payerId: text('payer_id').references(() => users.id),
    /** the change of dates whose difference it pays */
    dateChangeId: text('date_change_id').references(() => dateChanges.id),
    amountHalalas: halalas('amount_halalas').notNull(),
    /** the security deposit in the amount */
    depositHalalas: halalas('deposit_halalas').notNull().default(0),
    /** what the guest's balance pays beside the card, and the deposit in it: held while the attempt is open */
    balanceHalalas: halalas('balance_halalas').notNull().default(0),
    balanceDepositHalalas: halalas('balance_deposit_halalas').notNull().default(0),
    /** on the payment from a balance that was captured together with one by card */
    cardPaymentId: text('card_payment_id')
      .unique()
      .references((): AnyPgColumn => payments.id),
    /** SHA-256 of the payment source: the same source is the same attempt */
    sourceHash: text('source_hash').notNull().default(''),
    /** how the payer handed the money over */
    way: oneOf('way', PAYMENT_WAYS).notNull().default('card'),
    /** the brand or wallet that the provider named with the capture */
    method: oneOf('method', PAYMENT_METHODS),
    /** when the provider reported the capture */
    paidAt: instant('paid_at'),
    declineReason: oneOf('decline_reason', DECLINE_REASONS),
    /** when the provider is asked again, in case its webhook never comes; null: no more */
    checkAt: instant('check_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    index('payments_booking').on(table.bookingId),
    uniqueIndex('payments_in_flight')
      .on(table.bookingId)
      .where(sql`state = 'initiated' AND share_id IS NULL`),
    index('payments_share').on(table.shareId).where(sql`share_id IS NOT NULL`),
    index('payments_date_change').on(table.dateChangeId).where(sql`date_change_id IS NOT NULL`),
    uniqueIndex('payments_share_in_flight').on(table.shareId).where(sql`state = 'initiated'`),
    index('payments_holding').on(table.bookingId).where(sql`state = 'initiated' AND balance_halalas > 0`),
    index('payments_captured')
      .on(sql`coalesce(paid_at, created_at)`)
      .where(sql`state IN ('paid', 'refunded')`),
    index('payments_unchecked').on(table.checkAt).where(sql`check_at IS NOT NULL`),
  ],
)

/** Captures that match no attempt; admins see them, and unknown ones are refunded. */
export const unmatchedPayments = pgTable(
  'unmatched_payments',
  {
    id: id(),
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    reason: oneOf('reason', UNMATCHED_REASONS).notNull(),
    state: oneOf('state', UNMATCHED_STATES).notNull().default('open'),
    /** as reported by the provider, in the smallest unit of the currency */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    lastProblem: text('last_problem'),
    /** how often an admin had its refund sent */
    resends: integer('resends').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('unmatched_payments_capture').on(table.provider, table.providerId),
    index('unmatched_payments_open').on(table.createdAt).where(sql`state = 'open'`),
  ],
)

/** What cardholders' banks took back of captured payments. A trigger refuses more than was captured. */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: id(),
    paymentId: foreignId('payment_id', () => payments.id),
    bookingId: foreignId('booking_id', () => bookings.id),
    provider: text('provider').notNull(),
    /** the provider's name of it */
    reference: text('reference').notNull(),
    state: oneOf('state', CHARGEBACK_STATES).notNull().default('opened'),
    reason: oneOf('reason', CHARGEBACK_REASON_NAMES).notNull(),
    amountHalalas: halalas('amount_halalas').notNull(),
    /** what of it had gone back at the provider before it was entered, and is booked as refunds of `chargeback_id` */
    bookedHalalas: halalas('booked_halalas').notNull().default(0),
    /** what of it the provider counted among refunds at its last report */
    countedHalalas: halalas('counted_halalas').notNull().default(0),
    /** until when evidence is taken */
    evidenceBy: instant('evidence_by').notNull(),
    evidenceSentAt: instant('evidence_sent_at'),
    remindedAt: instant('reminded_at'),
    carrier: oneOf('carrier', CHARGEBACK_CARRIERS),
    decisionReason: text('decision_reason'),
    /** what the provider charges for it, and the VAT on that */
    openedBy: text('opened_by').references(() => users.id),
    decidedBy: text('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('chargebacks_reference').on(table.provider, table.reference),
    index('chargebacks_payment').on(table.paymentId),
    index('chargebacks_booking').on(table.bookingId),
    index('chargebacks_state').on(table.state, table.createdAt),
  ],
)

/** Refunds. A trigger refuses more than the payment captured (booking rules, Cancellation). */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: foreignId('payment_id', () => payments.id),
    state: oneOf('state', REFUND_STATES).notNull().default('pending'),
    cause: oneOf('cause', REFUND_CAUSES).notNull().default('owed'),
    destination: oneOf('destination', REFUND_DESTINATIONS).notNull().default('card'),
    amountHalalas: halalas('amount_halalas').notNull(),
    /** the part of the amount that returns the security deposit; the rest returns price */
    depositHalalas: halalas('deposit_halalas').notNull().default(0),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    /** refunded of the payment at the provider before the first try: by more than that a later one sees that it arrived */
    refundedBeforeHalalas: halalas('refunded_before_halalas'),
    lastProblem: text('last_problem'),
    /** time of the next try */
    runAt: instant('run_at').notNull().defaultNow(),
    /** the reference of the bank transfer that an admin made instead, where the card no longer takes it */
    bankReference: text('bank_reference'),
    /** it went back at the provider without us */
    isByProvider: boolean('is_by_provider').notNull().default(false),
    /** Diyar bears it: it returned no commission, and no document corrects it */
    isBorne: boolean('is_borne').notNull().default(false),
    /** the chargeback that made it */
    chargebackId: text('chargeback_id').references(() => chargebacks.id),
    /** when it was done or finally refused */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    index('refunds_payment').on(table.paymentId),
    index('refunds_chargeback').on(table.chargebackId).where(sql`chargeback_id IS NOT NULL`),
    index('refunds_failed').on(table.endedAt).where(sql`state = 'failed'`),
    index('refunds_due').on(table.runAt).where(sql`state IN ('pending', 'sent')`),
  ],
)

export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  provider: text('provider').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt: createdAt(),
})
