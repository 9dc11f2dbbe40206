import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { AdminPayoutListWire } from '@/lib/contract/schemas/payouts/payout'
import { PAYOUT_TABLE } from '@/lib/domain/admin/tables'
import { type PayoutState, sequenceIn } from '@/lib/domain/payouts/payout'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { payoutBatches, payouts } from '@/server/db/schema/money/payouts'
import { findVendorIds } from '@/server/modules/people/vendors/find-vendors'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { nextBatch } from './batches/batch-table'
import { adminPayoutToWire } from './payout-to-wire'
import { countPayoutsByState, listPayoutsByIds } from './store'

/** Payouts: found by number, by vendor and by bank file; beside them what the next bank file would hold. */
export const payoutTable: TableWithMore<AdminPayoutListWire> = {
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
  beside: async ({ db }) => ({ counts: await countPayoutsByState(db), next: await nextBatch(db) }),
}

async function foundBy(db: Db, q: string): Promise<SQL | undefined> {
  const sequence = sequenceIn(q, 'PO')
  const batch = /^PB/i.test(q) ? sequenceIn(q, 'PB') : null
  return or(
    eq(payouts.id, q),
    sequence ? eq(payouts.sequence, sequence) : undefined,
    batch
      ? inArray(
          payouts.batchId,
          db.select({ id: payoutBatches.id }).from(payoutBatches).where(eq(payoutBatches.sequence, batch)),
        )
      : undefined,
    inArray(payouts.vendorId, await findVendorIds(db, q)),
  )
}
