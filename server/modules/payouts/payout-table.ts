import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { PAYOUT_TABLE } from '@/lib/domain/admin/tables'
import { toSar } from '@/lib/domain/money'
import type { AdminPayoutWire, PayoutState } from '@/lib/domain/payouts/payout'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { payouts } from '@/server/db/schema/money/payouts'
import { vendors } from '@/server/db/schema/vendors'
import { findUserIds } from '@/server/modules/accounts/find-users'
import type { AdminTable } from '@/server/modules/admin-tables/table-routes'
import { listBatches, sumUnbatched } from './batch-store'
import { adminPayoutToWire, batchToWire } from './payout-to-wire'
import { countPayoutsByState, listPayoutsByIds } from './store'

const SHOWN_BATCHES = 10
/** More vendors than these do not narrow a search. */
const MAX_VENDORS = 500

/** Payouts: found by number and by vendor; beside them the latest bank files, and what the next one would hold. */
export const payoutTable: Omit<AdminTable<AdminPayoutWire>, 'config'> = {
  spec: PAYOUT_TABLE,
  source: {
    from: payouts,
    id: payouts.id,
    sorts: { createdAt: payouts.createdAt },
    where: async (db, { q, filters: { state } }) =>
      and(state ? eq(payouts.state, state as PayoutState) : undefined, q ? await foundBy(db, q) : undefined),
    load: async (db, ids) => (await listPayoutsByIds(db, ids)).map(adminPayoutToWire),
  },
  file: {
    vendor: (row) => row.vendorName,
    number: (row) => row.number,
    state: (row, text) => text(`admin.payouts.states.${row.state}`),
    amount: (row) => row.amount,
    account: (row) => row.lastFour,
    batch: (row) => row.batchNumber ?? '',
    createdAt: (row) => riyadhDay(new Date(row.requestedAt)),
  },
  async beside({ db }) {
    const next = await sumUnbatched(db)
    return {
      counts: await countPayoutsByState(db),
      batches: (await listBatches(db, SHOWN_BATCHES)).map(batchToWire),
      next: { count: next.count, total: toSar(next.sum) },
    }
  },
}

async function foundBy(db: Db, q: string): Promise<SQL | undefined> {
  const number = /^(?:PO-)?0*(\d{1,9})$/i.exec(q)?.[1]
  const company = `%${normaliseArabic(q).replace(/[\\%_]/g, '\\$&')}%`
  const isVendor = or(
    inArray(vendors.userId, [...(await findUserIds(db, q)), '']),
    sql`ar_norm(coalesce(${vendors.companyName}, '')) LIKE ${company}`,
  )
  const found = await db.select({ id: vendors.id }).from(vendors).where(isVendor).limit(MAX_VENDORS)
  return or(
    eq(payouts.id, q),
    number ? eq(payouts.sequence, Number(number)) : undefined,
    inArray(payouts.vendorId, [...found.map(({ id }) => id), '']),
  )
}
