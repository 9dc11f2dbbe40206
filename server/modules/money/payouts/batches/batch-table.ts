import { and, eq, exists, inArray, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm'
import type { NextBatch, PayoutBatchListWire } from '@/lib/contract/schemas/payouts/payout'
import { BATCH_TABLE } from '@/lib/domain/admin/tables'
import { toSar } from '@/lib/domain/money'
import { type BatchState, OPEN_PAYOUT_STATES, sequenceIn } from '@/lib/domain/payouts/payout'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { payoutBatches, payouts } from '@/server/db/schema/money/payouts'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { batchesToWire, isSecondMissing } from './batch-people'
import { listBatches, sumUnbatched } from './batch-store'

/** Bank files: found by their number, and by that of a payout in them. */
export const batchTable: TableWithMore<PayoutBatchListWire> = {
  spec: BATCH_TABLE,
  source: {
    from: payoutBatches,
    id: payoutBatches.id,
    sorts: { createdAt: payoutBatches.createdAt },
    where: async (db, { q, filters: { state } }) =>
      and(state ? isInState(db, state as BatchState) : undefined, q ? foundBy(db, q) : undefined),
    load: async (db, ids, admin) => batchesToWire(db, await listBatches(db, ids), admin._id),
  },
  file: {
    number: (row) => row.number,
    state: (row, text) => text(`admin.payoutBatches.states.${row.state}`),
    count: (row) => row.count,
    total: (row) => row.total,
    createdBy: (row) => row.createdBy,
    approvedBy: (row) => row.approvedBy ?? '',
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
    sentAt: (row) => (row.sentAt ? riyadhDay(new Date(row.sentAt)) : ''),
  },
  beside: async ({ db }) => ({ next: await nextBatch(db), isSecondMissing: await isSecondMissing(db) }),
}

export async function nextBatch(db: Db): Promise<NextBatch> {
  const { count, sum } = await sumUnbatched(db)
  return { count, total: toSar(sum) }
}

function isInState(db: Db, state: BatchState): SQL | undefined {
  const isOpen = exists(
    db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.batchId, payoutBatches.id), inArray(payouts.state, OPEN_PAYOUT_STATES))),
  )
  const { approvedAt, sentAt } = payoutBatches
  if (state === 'settled') return not(isOpen)
  if (state === 'sent') return and(isNotNull(sentAt), isOpen)
  return and(isNull(sentAt), state === 'approved' ? isNotNull(approvedAt) : isNull(approvedAt), isOpen)
}

function foundBy(db: Db, q: string): SQL | undefined {
  const batch = sequenceIn(q, 'PB')
  const payout = sequenceIn(q, 'PO')
  return or(
    eq(payoutBatches.id, q),
    batch ? eq(payoutBatches.sequence, batch) : undefined,
    payout
      ? inArray(
          payoutBatches.id,
          db.select({ id: payouts.batchId }).from(payouts).where(eq(payouts.sequence, payout)),
        )
      : undefined,
  )
}
