import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { PAYOUT_STATES } from '@/lib/domain/payouts/payout'
import { createdAt, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'

/** Where a vendor's payouts go. The IBAN leaves the api in bank files only. */
export const bankAccounts = pgTable('bank_accounts', {
  vendorId: text('vendor_id')
    .primaryKey()
    .references(() => vendors.id),
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
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('payout_batches_creator').on(table.createdBy)],
)

/** A transfer of a vendor's earnings; a trigger refuses a change of its amount and account. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    sequence: integer('sequence').notNull().unique().generatedAlwaysAsIdentity(),
    vendorId: text('vendor_id')
      .notNull()
      .references(() => vendors.id),
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
