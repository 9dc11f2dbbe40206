import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { MIN_PAYOUT_HALALAS, PAYOUT_STATES, type PayoutState } from '@/lib/domain/payouts/payout'
import { countStates } from '@/server/db/count-states'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { bankAccounts, payoutBatches, payouts, payoutTransfers } from '@/server/db/schema/money/payouts'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { isOwnerOf } from '@/server/policy/vendor-owner'

export type BankAccount = typeof bankAccounts.$inferSelect
export type Payout = typeof payouts.$inferSelect
type PageOfRows = { limit: number; offset: number }

const totalHalalas = sql<number>`coalesce(sum(${payouts.amountHalalas}), 0)::float8`.mapWith(Number)

/** A vendor with its owner. */
export async function findVendorWithOwner(db: Db, vendorId: string) {
  const [row] = await db
    .select({ vendor: vendors, user: users })
    .from(vendors)
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .where(eq(vendors.id, vendorId))
  return row ?? null
}
export type VendorRow = NonNullable<Awaited<ReturnType<typeof findVendorWithOwner>>>

export const findBankAccount = (db: Db, vendorId: string): Promise<BankAccount | null> =>
  firstRow(db.select().from(bankAccounts).where(eq(bankAccounts.vendorId, vendorId)))

/** The same until the transaction ends: a payout never goes to an account that is just being changed. */
export const lockBankAccount = (tx: Db, vendorId: string): Promise<BankAccount | null> =>
  firstRow(tx.select().from(bankAccounts).where(eq(bankAccounts.vendorId, vendorId)).for('update'))

export async function writeBankAccount(tx: Db, account: BankAccount): Promise<void> {
  const { vendorId: target, ...set } = account
  await tx
    .insert(bankAccounts)
    .values(account)
    .onConflictDoUpdate({ target: bankAccounts.vendorId, set, setWhere: eq(bankAccounts.vendorId, target) })
}

export async function findMinimum(db: Db): Promise<number> {
  const [row] = await db.select({ minimum: settings.minPayoutHalalas }).from(settings).limit(1)
  return row?.minimum ?? MIN_PAYOUT_HALALAS
}

export async function writePayout(tx: Db, payout: Omit<typeof payouts.$inferInsert, 'id'>): Promise<Payout> {
  const [row] = await tx.insert(payouts).values(payout).returning()
  if (!row) throw new Error('the payout was not written')
  return row
}

export function listPayoutsOf(db: Db, vendorId: string, page?: PageOfRows): Promise<Payout[]> {
  const rows = db
    .select()
    .from(payouts)
    .where(eq(payouts.vendorId, vendorId))
    .orderBy(desc(payouts.sequence))
    .$dynamic()
  return page ? rows.limit(page.limit).offset(page.offset) : rows
}

export const countPayoutsOf = (db: Db, vendorId: string): Promise<number> =>
  db.$count(payouts, eq(payouts.vendorId, vendorId))

/** The sum of a vendor's payouts in these states, in halalas. */
export async function sumPayouts(db: Db, vendorId: string, states: readonly PayoutState[]): Promise<number> {
  const [row] = await db
    .select({ sum: totalHalalas })
    .from(payouts)
    .where(and(eq(payouts.vendorId, vendorId), inArray(payouts.state, [...states])))
  return row?.sum ?? 0
}

const withVendor = (db: Db) =>
  db
    .select({
      payout: payouts,
      vendor: vendors,
      user: users,
      batch: payoutBatches,
      transfer: payoutTransfers,
    })
    .from(payouts)
    .innerJoin(vendors, eq(vendors.id, payouts.vendorId))
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .leftJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .leftJoin(payoutTransfers, eq(payoutTransfers.payoutId, payouts.id))

export type PayoutOfVendor = Awaited<ReturnType<typeof withVendor>>[number]

/** Locks a payout until the transaction ends; null for an unknown one. */
export async function lockPayout(tx: Db, id: string): Promise<PayoutOfVendor | null> {
  await tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.id, id)).for('update')
  const [row] = await withVendor(tx).where(eq(payouts.id, id))
  return row ?? null
}

export async function updatePayout(
  tx: Db,
  id: string,
  change: Pick<Payout, 'state' | 'changedAt'> & { reason?: string },
): Promise<void> {
  await tx.update(payouts).set(change).where(eq(payouts.id, id))
}

/** In any order. */
export const listPayoutsByIds = (db: Db, ids: string[]): Promise<PayoutOfVendor[]> =>
  withVendor(db).where(inArray(payouts.id, ids))

export const countPayoutsByState = (db: Db): Promise<Record<PayoutState, number>> =>
  countStates(db, payouts, PAYOUT_STATES)
