import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type AccountName, TRANSACTION_KINDS } from '@/lib/domain/ledger/accounts'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { createdAt, foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'

/** What moves by itself: a vendor's earnings become available, a deposit returns. */
export const MONEY_TIMERS = ['earnings', 'deposit'] as const
export type MoneyTimer = (typeof MONEY_TIMERS)[number]

/**
 * The ledger: double entry, append-only. Triggers check the sums, refuse changes, and add each entry to the balance of its
 * account and of its user.
 */
export const ledgerAccounts = pgTable('ledger_accounts', {
  name: text('name').$type<AccountName>().primaryKey(),
  balanceHalalas: bigint('balance_halalas', { mode: 'number' }).notNull().default(0),
  floorHalalas: bigint('floor_halalas', { mode: 'number' }),
  ceilingHalalas: bigint('ceiling_halalas', { mode: 'number' }),
})

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    /** the order of the movements of an account, also of one instant */
    sequence: bigint('sequence', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    kind: oneOf('kind', TRANSACTION_KINDS).notNull(),
    reason: text('reason'),
    bookingId: text('booking_id').references(() => bookings.id),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    index('ledger_transactions_booking').on(table.bookingId),
    index('ledger_transactions_created').on(table.createdAt, table.id),
    index('ledger_transactions_kind').on(table.kind, table.createdAt, table.id),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transactionId: foreignId('transaction_id', () => ledgerTransactions.id),
    account: text('account')
      .$type<AccountName>()
      .notNull()
      .references(() => ledgerAccounts.name),
    amountHalalas: halalas('amount_halalas').notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.account),
    index('ledger_entries_account_kind').on(sql`split_part(${table.account}, ':', 1)`, table.transactionId),
  ],
)

/** When money of a booking moves by itself; `doneAt` is null until it has. */
export const moneyTimers = pgTable(
  'money_timers',
  {
    bookingId: foreignId('booking_id', () => bookings.id),
    kind: oneOf('kind', MONEY_TIMERS).notNull(),
    dueAt: instant('due_at').notNull(),
    /** since when a claim on the deposit stops it; null where none does */
    pausedAt: instant('paused_at'),
    doneAt: instant('done_at'),
  },
  (table) => [
    ...valueChecks(table),
    primaryKey({ columns: [table.bookingId, table.kind] }),
    index('money_timers_due').on(table.dueAt).where(sql`done_at IS NULL AND paused_at IS NULL`),
  ],
)
