import type { DifferenceState, DifferenceWire, ReconciliationWire } from '@/lib/domain/ledger/reconciliation'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { PageRequest } from '@/server/plugins/request-params'
import { countDifferences, findLastRunAt, listDifferences } from './store'

/** The differences of one state, the newest first, with both sides. */
export async function listReconciliation(
  db: Db,
  state: DifferenceState,
  { page, pageSize }: PageRequest,
): Promise<ReconciliationWire> {
  const rows = await listDifferences(db, state, { limit: pageSize, offset: (page - 1) * pageSize })
  const counts = {
    open: await countDifferences(db, 'open'),
    resolved: await countDifferences(db, 'resolved'),
  }
  const lastRunAt = (await findLastRunAt(db))?.toISOString() ?? null
  return { data: rows.map(toWire), page, pageSize, total: counts[state], counts, lastRunAt }
}

function toWire({ difference, code }: Awaited<ReturnType<typeof listDifferences>>[number]): DifferenceWire {
  const { id, kind, subject, state, oursHalalas, theirsHalalas, createdAt, checkedAt } = difference
  return {
    _id: id,
    kind,
    subject,
    bookingCode: code,
    ours: toSar(oursHalalas),
    theirs: toSar(theirsHalalas),
    state,
    foundAt: createdAt.toISOString(),
    checkedAt: checkedAt.toISOString(),
  }
}
