import { and, eq, gte, inArray, like, lt, type SQL, sql } from 'drizzle-orm'
import type { LedgerRow, LedgerSide } from '@/lib/contract/schemas/ledger/explorer'
import type { TableRequest } from '@/lib/domain/admin/table'
import { LEDGER_TABLE } from '@/lib/domain/admin/tables'
import { PERSONAL_ACCOUNTS, type TransactionKind } from '@/lib/domain/ledger/accounts'
import { addDays, instantAt, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/money/ledger'
import { findUserIds } from '@/server/modules/people/accounts/find-users'
import { findVendorIds } from '@/server/modules/people/vendors/find-vendors'
import type { AdminTable } from '@/server/modules/platform/admin-tables/admin-table'
import { loadLedgerRows } from './load-ledger-rows'

type TextOf = (key: string) => string

/** The ledger by transactions with both sides: of an account, of a booking by its code, of a user by number or name. */
export const ledgerTable: AdminTable<LedgerRow> = {
  spec: LEDGER_TABLE,
  source: {
    from: ledgerTransactions,
    id: ledgerTransactions.id,
    sorts: { createdAt: ledgerTransactions.createdAt },
    where: async (db, request) => and(...filtersOf(db, request), await matches(db, request)),
    load: loadLedgerRows,
  },
  file: {
    kind: (row, text) => text(`admin.ledger.kinds.${row.kind}`),
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
    booking: (row) => row.booking?.code ?? '',
    from: (row, text) => sidesAsText(row, text, (side) => side.amount < 0),
    to: (row, text) => sidesAsText(row, text, (side) => side.amount > 0),
    amount: (row) => row.amount,
  },
}

function sidesAsText({ sides }: LedgerRow, text: TextOf, isMeant: (side: LedgerSide) => boolean): string {
  const words = ({ account, owner, amount }: LedgerSide) =>
    [text(`admin.ledger.accounts.${account}`), owner?.name, Math.abs(amount).toFixed(2)]
      .filter(Boolean)
      .join(' ')
  return sides.filter(isMeant).map(words).join('; ')
}

function filtersOf(db: Db, { filters }: TableRequest): SQL[] {
  const { account, kind, from, until } = filters
  const { id, createdAt } = ledgerTransactions
  const withAccount = (name: string) =>
    db
      .select({ id: ledgerEntries.transactionId })
      .from(ledgerEntries)
      .where(sql`split_part(${ledgerEntries.account}, ':', 1) = ${name}`)
  return [
    ...(account ? [inArray(id, withAccount(account))] : []),
    ...(kind ? [eq(ledgerTransactions.kind, kind as TransactionKind)] : []),
    ...(from ? [gte(createdAt, instantAt(from, MIDNIGHT))] : []),
    ...(until ? [lt(createdAt, instantAt(addDays(until, 1), MIDNIGHT))] : []),
  ]
}

/** What a text means is found first; the union is one join, where an OR would read every transaction. */
async function matches(db: Db, { q }: TableRequest): Promise<SQL | undefined> {
  if (q === '') return undefined
  const userIds = await findUserIds(db, q)
  const owners = [...userIds, ...(await findVendorIds(db, q))]
  const accounts = owners.flatMap((id) => PERSONAL_ACCOUNTS.map((kind) => `${kind}:${id}` as const))
  const ofUsers = db
    .select({ id: ledgerEntries.transactionId })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.account, accounts))
  const code = q.toUpperCase().replace(/[^A-Z-]/g, '')
  const ofBookings = db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .innerJoin(bookings, eq(bookings.id, ledgerTransactions.bookingId))
    .where(code.length > 2 ? like(bookings.code, `${code}%`) : eq(bookings.id, q))
  const own = db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.id, q))
  return sql`${ledgerTransactions.id} IN (${ofUsers} UNION ${ofBookings} UNION ${own})`
}
