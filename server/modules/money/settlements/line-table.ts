import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type {
  SettlementLineListWire,
  SettlementLineWire,
} from '@/lib/contract/schemas/settlements/settlement'
import { SETTLEMENT_LINE_TABLE } from '@/lib/domain/admin/tables'
import { grossOf } from '@/lib/domain/ledger/settlement-entries'
import { toSar } from '@/lib/domain/money'
import type { SettlementLineKind, SettlementLineState } from '@/lib/domain/settlements/settlement'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments } from '@/server/db/schema/money/payments'
import { settlementLines } from '@/server/db/schema/money/settlements'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { countLines, listLines } from './store'

/** Lines of settlements: those that wait first; found by settlement, by payment and by the code of a booking. */
export const settlementLineTable: TableWithMore<SettlementLineListWire> = {
  spec: SETTLEMENT_LINE_TABLE,
  source: {
    from: settlementLines,
    id: settlementLines.id,
    sorts: { createdAt: settlementLines.createdAt },
    where: async (db, { q, filters: { state, kind, settlement } }) =>
      and(
        state ? eq(settlementLines.state, state as SettlementLineState) : undefined,
        kind ? eq(settlementLines.kind, kind as SettlementLineKind) : undefined,
        settlement ? eq(settlementLines.settlementId, settlement) : undefined,
        q ? foundBy(db, q) : undefined,
      ),
    load: async (db, ids) => (await listLines(db, ids)).map(toWire),
  },
  file: {
    kind: (row, text) => text(`admin.settlementLines.kinds.${row.kind}`),
    settlement: (row) => row.settlement.settlementId,
    payment: (row) => row.providerPaymentId ?? '',
    booking: (row) => row.booking?.code ?? '',
    amount: (row) => row.amount,
    fee: (row) => row.fee,
    vat: (row) => row.vat,
    net: (row) => row.net,
    state: (row, text) => text(`admin.settlementLines.states.${row.state}`),
    problem: (row, text) => (row.problem ? text(`admin.settlementLines.problems.${row.problem}`) : ''),
    owner: (row, _, language) => (row.owner ? row.owner[language === 'ar' ? 'name_ar' : 'name'] : ''),
    reason: (row) => row.reason ?? '',
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
  },
  beside: async ({ db }) => ({ counts: await countLines(db) }),
}

function foundBy(db: Db, q: string): SQL | undefined {
  const paymentsOf = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(bookings.code, q.toUpperCase()))
  return or(
    eq(settlementLines.id, q),
    eq(settlementLines.providerPaymentId, q),
    inArray(settlementLines.paymentId, paymentsOf),
  )
}

function toWire(row: Awaited<ReturnType<typeof listLines>>[number]): SettlementLineWire {
  const { line, settlement, booking, owner } = row
  const { id, kind, state, problem, providerPaymentId, explainedAs, reason } = line
  return {
    ...{ _id: id, settlement, kind, state, problem, providerPaymentId, booking, explainedAs, reason },
    amount: toSar(grossOf(line)),
    fee: toSar(line.feeHalalas),
    vat: toSar(line.vatHalalas),
    net: toSar(line.netHalalas),
    owner: owner && { _id: owner.id, ...nameToWire(publicNameOf(owner)) },
    transactedAt: line.transactedAt?.toISOString() ?? null,
    createdAt: line.createdAt.toISOString(),
  }
}
