import { and, eq, exists, not, or, type SQL } from 'drizzle-orm'
import type { SettlementListWire, SettlementWire } from '@/lib/contract/schemas/settlements/settlement'
import { SETTLEMENT_TABLE } from '@/lib/domain/admin/tables'
import { toSar } from '@/lib/domain/money'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { settlementLines, settlements } from '@/server/db/schema/money/settlements'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { countOpenSettlements, listSettlements } from './store'

/** Settlements of the provider, found by their id, their reference and a payment in them. */
export const settlementTable: TableWithMore<SettlementListWire> = {
  spec: SETTLEMENT_TABLE,
  source: {
    from: settlements,
    id: settlements.id,
    sorts: { settledAt: settlements.settledAt },
    where: async (db, { q, filters: { state } }) =>
      and(
        state ? (state === 'open' ? isOpen(db) : not(isOpen(db))) : undefined,
        q ? foundBy(db, q) : undefined,
      ),
    load: async (db, ids) => (await listSettlements(db, ids)).map(toWire),
  },
  file: {
    settlementId: (row) => row.settlementId,
    reference: (row) => row.reference ?? '',
    state: (row, text) => text(`admin.settlements.states.${row.state}`),
    amount: (row) => row.amount,
    fees: (row) => row.fees,
    vat: (row) => row.vat,
    lines: (row) => row.lines,
    open: (row) => row.open,
    source: (row, text) => text(`admin.settlements.sources.${row.source}`),
    settledAt: (row) => riyadhDay(new Date(row.settledAt)),
  },
  beside: async ({ db, payments }) => ({
    counts: { open: await countOpenSettlements(db) },
    canRead: payments.settlements !== undefined,
  }),
}

const linesOf = (db: Db, condition: SQL | undefined) =>
  exists(
    db
      .select({ id: settlementLines.id })
      .from(settlementLines)
      .where(and(eq(settlementLines.settlementId, settlements.id), condition)),
  )

const isOpen = (db: Db) => linesOf(db, eq(settlementLines.state, 'open'))

function foundBy(db: Db, q: string): SQL | undefined {
  return or(
    eq(settlements.id, q),
    eq(settlements.settlementId, q),
    eq(settlements.reference, q),
    linesOf(db, eq(settlementLines.providerPaymentId, q)),
  )
}

function toWire(row: Awaited<ReturnType<typeof listSettlements>>[number]): SettlementWire {
  const { settlement, lines, open, fees, vat } = row
  const { id, provider, settlementId, reference, source, transferredHalalas, settledAt, createdAt } =
    settlement
  return {
    ...{ _id: id, provider, settlementId, reference, source, lines, open },
    state: open > 0 ? 'open' : 'whole',
    amount: toSar(transferredHalalas),
    fees: toSar(fees),
    vat: toSar(vat),
    settledAt: settledAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }
}
