import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { VENDOR_ONLY_KINDS } from '@/lib/domain/invoices/invoice'
import {
  availableOf,
  debtOf,
  pendingOf,
  readAccount,
  reserveOf,
  walletOf,
} from '@/lib/domain/ledger/accounts'
import { OPEN_PAYOUT_STATES } from '@/lib/domain/payouts/payout'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { invoices } from '@/server/db/schema/money/invoices'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'
import { bankAccounts, payoutSchedules, payouts } from '@/server/db/schema/money/payouts'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'
import { deleteBuyer } from './invoices/store'

/** What the books have of a user: bank account, payouts and invoices. */
export async function exportMoney(db: Db, userId: string) {
  const owned = vendorOwnedBy(db, userId)
  return {
    bankAccount: await db
      .select({ lastFour: lastFour(bankAccounts.iban), holderName: bankAccounts.holderName })
      .from(bankAccounts)
      .where(inArray(bankAccounts.vendorId, owned)),
    payouts: await db
      .select({
        sequence: payouts.sequence,
        amountHalalas: payouts.amountHalalas,
        state: payouts.state,
        lastFour: lastFour(payouts.iban),
        createdAt: payouts.createdAt,
      })
      .from(payouts)
      .where(inArray(payouts.vendorId, owned)),
    invoices: await db
      .select({ kind: invoices.kind, printed: invoices.printed, buyer: invoices.buyer })
      .from(invoices)
      .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
      .where(and(eq(bookings.guestId, userId), notInArray(invoices.kind, [...VENDOR_ONLY_KINDS]))),
  }
}

/** The open balances in the ledger, in halalas: wallets of users, earnings and debts of vendors. */
export async function sumOpenBalances(
  db: Db,
  userIds: string[],
  vendorIds: string[],
): Promise<Map<string, number>> {
  const names = [
    ...userIds.map(walletOf),
    ...vendorIds.flatMap((id) => [pendingOf(id), availableOf(id), debtOf(id), reserveOf(id)]),
  ]
  const { name, balanceHalalas } = ledgerAccounts
  const rows = await db.select({ name, balanceHalalas }).from(ledgerAccounts).where(inArray(name, names))
  const sums = new Map<string, number>()
  for (const row of rows) {
    const owner = readAccount(row.name).ownerId ?? ''
    sums.set(owner, (sums.get(owner) ?? 0) + Math.abs(row.balanceHalalas))
  }
  return sums
}

/** What is on its way to the banks of these vendors, in halalas. */
export async function sumOpenPayouts(db: Db, vendorIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ vendorId: payouts.vendorId, total: sql<number>`sum(${payouts.amountHalalas})::float8` })
    .from(payouts)
    .where(and(inArray(payouts.vendorId, vendorIds), inArray(payouts.state, OPEN_PAYOUT_STATES)))
    .groupBy(payouts.vendorId)
  return new Map(rows.map((row) => [row.vendorId, row.total]))
}

/** Deletes the bank account and the schedule of a closed account, and the buyer's name on its invoices. */
export async function eraseMoney(tx: Db, userId: string): Promise<void> {
  await tx.delete(bankAccounts).where(inArray(bankAccounts.vendorId, vendorOwnedBy(tx, userId)))
  await tx.delete(payoutSchedules).where(inArray(payoutSchedules.vendorId, vendorOwnedBy(tx, userId)))
  await deleteBuyer(tx, userId)
}

/** An IBAN leaves the database in bank files only. */
const lastFour = (iban: AnyPgColumn) => sql<string>`right(${iban}, 4)`
