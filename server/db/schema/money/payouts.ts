import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PAYOUT_CHANNELS, PAYOUT_STATES, TRANSFER_STATES } from '@/lib/domain/payouts/payout'
import { PAYOUT_SCHEDULES } from '@/lib/domain/payouts/schedule'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { createdAt, foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'

/** Where a vendor's payouts go. The IBAN leaves the api in bank files only. */
export const bankAccounts = pgTable('bank_accounts', {
  vendorId: foreignId('vendor_id', () => vendors.id).primaryKey(),
  iban: text('iban').notNull(),
  holderName: text('holder_name').notNull(),
  isHolderTheVendor: boolean('is_holder_the_vendor').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** A bank file; its account is stored, so that it stays the same when the setting changes. */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: id(),
    sequence: integer('sequence').notNull().unique().generatedAlwaysAsIdentity(),
    payerName: text('payer_name').notNull(),
    payerIban: text('payer_iban').notNull(),
    createdBy: foreignId('created_by', () => users.id),
    createdAt: createdAt(),
    /** how its payouts reach the banks */
    channel: oneOf('channel', PAYOUT_CHANNELS).notNull().default('bank-file'),
    /** another admin than the one who made it; null until then */
    approvedBy: text('approved_by').references(() => users.id),
    approvedAt: instant('approved_at'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    ...valueChecks(table),
    index('payout_batches_creator').on(table.createdBy),
    index('payout_batches_approver').on(table.approvedBy),
  ],
)

/** A transfer of a vendor's earnings; a trigger refuses a change of its amount and account. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    sequence: integer('sequence').notNull().unique().generatedAlwaysAsIdentity(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    iban: text('iban').notNull(),
    holderName: text('holder_name').notNull(),
    isHolderTheVendor: boolean('is_holder_the_vendor').notNull(),
    amountHalalas: halalas('amount_halalas').notNull(),
    state: oneOf('state', PAYOUT_STATES).notNull().default('requested'),
    reason: text('reason'),
    batchId: text('batch_id').references(() => payoutBatches.id),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    ...valueChecks(table),
    index('payouts_vendor').on(table.vendorId),
    index('payouts_state').on(table.state, table.createdAt),
    index('payouts_batch').on(table.batchId),
  ],
)

/** When a vendor's payouts are requested by themselves; a vendor without a row requests them. */
export const payoutSchedules = pgTable(
  'payout_schedules',
  {
    vendorId: foreignId('vendor_id', () => vendors.id).primaryKey(),
    schedule: oneOf('schedule', PAYOUT_SCHEDULES).notNull(),
    weekday: oneOf('weekday', WEEKDAYS),
    /** the next day of Riyadh; moved on in the transaction of its request, so that one process makes it */
    nextOn: date('next_on', { mode: 'string' }),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [...valueChecks(table), index('payout_schedules_next').on(table.nextOn)],
)

/** When admins stopped a vendor's payouts and let them go on; nothing else of a row changes. */
export const payoutHolds = pgTable(
  'payout_holds',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    reason: text('reason').notNull(),
    createdBy: foreignId('created_by', () => users.id),
    createdAt: createdAt(),
    liftedBy: text('lifted_by').references(() => users.id),
    liftReason: text('lift_reason'),
    liftedAt: instant('lifted_at'),
  },
  (table) => [
    uniqueIndex('payout_holds_open').on(table.vendorId).where(sql`lifted_at IS NULL`),
    index('payout_holds_vendor').on(table.vendorId, table.createdAt),
    index('payout_holds_created_by').on(table.createdBy),
    index('payout_holds_lifted_by').on(table.liftedBy),
  ],
)

/** The terms of vendors' reserves by the instant from which they hold; the newest of a vendor counts, none ever changes. */
export const reserveTerms = pgTable(
  'reserve_terms',
  {
    id: id(),
    sequence: integer('sequence').notNull().unique().generatedAlwaysAsIdentity(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    percent: integer('percent').notNull(),
    days: integer('days').notNull(),
    reason: text('reason').notNull(),
    createdBy: foreignId('created_by', () => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('reserve_terms_vendor').on(table.vendorId, table.sequence),
    index('reserve_terms_created_by').on(table.createdBy),
  ],
)

/** The part of one booking's release that is in the reserve until its instant. */
export const reserveParts = pgTable(
  'reserve_parts',
  {
    bookingId: foreignId('booking_id', () => bookings.id).primaryKey(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    amountHalalas: halalas('amount_halalas').notNull(),
    dueAt: instant('due_at').notNull(),
    releasedAt: instant('released_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('reserve_parts_vendor').on(table.vendorId),
    index('reserve_parts_due').on(table.dueAt).where(sql`released_at IS NULL`),
  ],
)

/** What a provider of payouts was asked to transfer, and what it last reported; one row a payout, written before the first call. */
export const payoutTransfers = pgTable(
  'payout_transfers',
  {
    payoutId: foreignId('payout_id', () => payouts.id).primaryKey(),
    /** null until the provider has answered */
    providerId: text('provider_id'),
    providerState: oneOf('provider_state', TRANSFER_STATES),
    tries: integer('tries').notNull().default(0),
    /** null when nothing more is asked */
    nextTryAt: instant('next_try_at'),
    createdAt: createdAt(),
  },
  (table) => [...valueChecks(table), index('payout_transfers_due').on(table.nextTryAt)],
)
