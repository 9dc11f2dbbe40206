import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { PAYOUT_STATES } from '@/lib/domain/booking/payment-states'
import { bookings } from './bookings'
import { createdAt, halalas, id, oneOf, valueChecks } from './columns'
import { vendors } from './vendors'

/** The ledger: double entry, append-only; triggers of the second migration check the sums and refuse changes. */
export const ledgerAccounts = pgTable('ledger_accounts', {
  name: text('name').primaryKey(),
  balanceHalalas: bigint('balance_halalas', { mode: 'number' }).notNull().default(0),
  floorHalalas: bigint('floor_halalas', { mode: 'number' }),
})

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    kind: text('kind').notNull(),
    reason: text('reason'),
    bookingId: text('booking_id').references(() => bookings.id),
    createdAt: createdAt(),
  },
  (table) => [index('ledger_transactions_booking').on(table.bookingId)],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account')
      .notNull()
      .references(() => ledgerAccounts.name),
    amountHalalas: halalas('amount_halalas').notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.account),
  ],
)

export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    vendorId: text('vendor_id')
      .notNull()
      .references(() => vendors.id),
    iban: text('iban').notNull(),
    amountHalalas: halalas('amount_halalas').notNull(),
    state: oneOf('state', PAYOUT_STATES).notNull().default('pending'),
    createdAt: createdAt(),
  },
  (table) => [...valueChecks(table), index('payouts_vendor').on(table.vendorId)],
)
