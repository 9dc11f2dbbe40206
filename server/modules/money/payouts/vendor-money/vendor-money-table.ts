import { and, desc, eq, exists, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { VendorMoneyListWire, VendorMoneyWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { VENDOR_MONEY_TABLE } from '@/lib/domain/admin/tables'
import { availableOf, debtOf, pendingOf, reserveOf } from '@/lib/domain/ledger/accounts'
import { toSar } from '@/lib/domain/money'
import type { VendorMoneyView } from '@/lib/domain/payouts/vendor-money'
import type { Db } from '@/server/db/db'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'
import { payoutHolds, reserveTerms } from '@/server/db/schema/money/payouts'
import { vendors } from '@/server/db/schema/people/vendors'
import { findLimit } from '@/server/modules/money/find-limit'
import { scheduleToWire } from '@/server/modules/money/payouts/schedules/change-schedule'
import { listSchedules } from '@/server/modules/money/payouts/schedules/schedule-store'
import { findVendorIds } from '@/server/modules/people/vendors/find-vendors'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { holdToWire, termsToWire } from './vendor-money-to-wire'
import { findVendorNames } from './vendor-names'

/** Vendors with their money, what stops their payouts, and what goes into their reserve. */
export const vendorMoneyTable: TableWithMore<VendorMoneyListWire> = {
  spec: VENDOR_MONEY_TABLE,
  source: {
    from: vendors,
    id: vendors.id,
    sorts: { createdAt: vendors.createdAt },
    where: async (db, { q, filters: { only } }) =>
      and(
        only ? VIEWS[only as VendorMoneyView](db) : undefined,
        q ? inArray(vendors.id, [...(await findVendorIds(db, q)), '']) : undefined,
      ),
    load: loadRows,
  },
  file: {
    vendor: (row) => row.name,
    available: (row) => row.available,
    pending: (row) => row.pending,
    reserve: (row) => row.reserve,
    debt: (row) => row.debt,
    schedule: (row, text) => text(`earnings.schedule.names.${row.schedule.schedule}`),
    hold: (row) => row.hold?.reason ?? '',
  },
  beside: async ({ db }) => ({ limit: toSar(await findLimit(db)) }),
}

const VIEWS: Record<VendorMoneyView, (db: Db) => SQL | undefined> = {
  held: (db) =>
    exists(
      db
        .select({ id: payoutHolds.id })
        .from(payoutHolds)
        .where(and(eq(payoutHolds.vendorId, vendors.id), isNull(payoutHolds.liftedAt))),
    ),
  reserve: (db) => or(hasAccount(db, 'vendor_reserve:', sql`balance_halalas > 0`), hasTerms(db)),
  debt: (db) => hasAccount(db, 'vendor_debt:', lt(ledgerAccounts.balanceHalalas, 0)),
}

const hasAccount = (db: Db, kind: string, balance: SQL) =>
  exists(
    db
      .select({ name: ledgerAccounts.name })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.name, sql`${kind} || ${vendors.id}`), balance)),
  )

/** The newest terms of the vendor set something aside. */
const hasTerms = (db: Db) => {
  const newest = db
    .select({ percent: reserveTerms.percent })
    .from(reserveTerms)
    .where(eq(reserveTerms.vendorId, vendors.id))
    .orderBy(desc(reserveTerms.sequence))
    .limit(1)
  return sql`(${newest}) > 0`
}

async function loadRows(db: Db, ids: string[]): Promise<VendorMoneyWire[]> {
  const names = await findVendorNames(db, ids)
  const accounts = ids.flatMap((id) => [availableOf(id), pendingOf(id), reserveOf(id), debtOf(id)])
  const balances = await db.select().from(ledgerAccounts).where(inArray(ledgerAccounts.name, accounts))
  const balanceOf = (name: string) => toSar(balances.find((row) => row.name === name)?.balanceHalalas ?? 0)
  const isOpen = and(inArray(payoutHolds.vendorId, ids), isNull(payoutHolds.liftedAt))
  const holds = await db.select().from(payoutHolds).where(isOpen)
  const schedules = await listSchedules(db, ids)
  const terms = await db
    .selectDistinctOn([reserveTerms.vendorId])
    .from(reserveTerms)
    .where(inArray(reserveTerms.vendorId, ids))
    .orderBy(reserveTerms.vendorId, desc(reserveTerms.sequence))
  return ids.map((id) => {
    const hold = holds.find(({ vendorId }) => vendorId === id)
    const newest = terms.find(({ vendorId, percent }) => vendorId === id && percent > 0)
    return {
      _id: id,
      name: names.get(id) ?? '',
      pending: balanceOf(pendingOf(id)),
      available: balanceOf(availableOf(id)),
      reserve: balanceOf(reserveOf(id)),
      debt: Math.abs(balanceOf(debtOf(id))),
      schedule: scheduleToWire(schedules.find(({ vendorId }) => vendorId === id)),
      hold: hold ? holdToWire(hold) : null,
      reserveTerms: newest ? termsToWire(newest) : null,
    }
  })
}
