import { and, asc, eq, inArray } from 'drizzle-orm'
import type { LedgerRow } from '@/lib/contract/schemas/ledger/explorer'
import { fullName } from '@/lib/domain/account/account'
import { readAccount } from '@/lib/domain/ledger/accounts'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/money/ledger'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'

/** Transactions with all their sides and the names of the accounts' owners. */
export async function loadLedgerRows(db: Db, ids: string[]): Promise<LedgerRow[]> {
  const rows = await db
    .select({ transaction: ledgerTransactions, code: bookings.code })
    .from(ledgerTransactions)
    .leftJoin(bookings, eq(bookings.id, ledgerTransactions.bookingId))
    .where(inArray(ledgerTransactions.id, ids))
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.transactionId, ids))
    .orderBy(asc(ledgerEntries.account))
  const names = await namesOf(
    db,
    entries.map(({ account }) => readAccount(account).ownerId),
  )
  return rows.map(({ transaction: { id, kind, reason, bookingId, createdAt }, code }) => {
    const own = entries.filter(({ transactionId }) => transactionId === id)
    const added = own.map(({ amountHalalas }) => Math.max(0, amountHalalas))
    return {
      _id: id,
      kind,
      reason,
      booking: bookingId && code ? { _id: bookingId, code } : null,
      sides: own.map(({ account, amountHalalas }) => {
        const { kind, ownerId } = readAccount(account)
        const owner = ownerId ? { _id: ownerId, name: names.get(ownerId) ?? '' } : null
        return { account: kind, owner, amount: toSar(amountHalalas) }
      }),
      amount: toSar(added.reduce((sum, one) => sum + one, 0)),
      createdAt: createdAt.toISOString(),
    }
  })
}

async function namesOf(db: Db, named: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(named.filter((one) => one !== null))]
  const { id, firstName, lastName } = users
  const guests = await db.select({ id, firstName, lastName }).from(users).where(inArray(users.id, ids))
  const owners = await db
    .select({ id: vendorMembers.vendorId, firstName, lastName })
    .from(vendorMembers)
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .where(and(inArray(vendorMembers.vendorId, ids), eq(vendorMembers.role, 'owner')))
  return new Map([...guests, ...owners].map((row) => [row.id, fullName(row)]))
}
