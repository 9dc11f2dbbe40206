import { and, eq, or } from 'drizzle-orm'
import type { DifferenceWire, ReconciliationWire } from '@/lib/contract/schemas/ledger/reconciliation'
import { DIFFERENCE_TABLE } from '@/lib/domain/admin/tables'
import type { DifferenceKind, DifferenceState } from '@/lib/domain/ledger/reconciliation'
import { toSar } from '@/lib/domain/money'
import { riyadhDay } from '@/lib/domain/time/days'
import { ledgerDifferences } from '@/server/db/schema/money/reconciliation'
import { isOfBooking } from '@/server/modules/bookings/admin/find-bookings'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { countDifferences, findLastRunAt, listDifferencesByIds } from './store'

/** What the nights found different, with both sides; found by subject and by booking. */
export const differenceTable: TableWithMore<ReconciliationWire> = {
  spec: DIFFERENCE_TABLE,
  source: {
    from: ledgerDifferences,
    id: ledgerDifferences.id,
    sorts: { createdAt: ledgerDifferences.createdAt },
    where: async (db, { q, filters: { state, kind } }) =>
      and(
        state ? eq(ledgerDifferences.state, state as DifferenceState) : undefined,
        kind ? eq(ledgerDifferences.kind, kind as DifferenceKind) : undefined,
        q
          ? or(eq(ledgerDifferences.subject, q), await isOfBooking(db, ledgerDifferences.bookingId, q))
          : undefined,
      ),
    load: async (db, ids) => (await listDifferencesByIds(db, ids)).map(toWire),
  },
  file: {
    kind: (row, text) => text(`admin.money.kinds.${row.kind}`),
    subject: (row) => row.bookingCode ?? row.subject,
    ours: (row) => row.ours,
    theirs: (row) => row.theirs,
    state: (row, text) => text(`admin.money.states.${row.state}`),
    createdAt: (row) => riyadhDay(new Date(row.foundAt)),
  },
  beside: async ({ db }) => ({
    counts: { open: await countDifferences(db, 'open') },
    lastRunAt: (await findLastRunAt(db))?.toISOString() ?? null,
  }),
}

function toWire({
  difference,
  code,
}: Awaited<ReturnType<typeof listDifferencesByIds>>[number]): DifferenceWire {
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
