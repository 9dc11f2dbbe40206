import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { DIFFERENCE_KINDS, DIFFERENCE_STATES } from '@/lib/domain/ledger/reconciliation'

export const DifferenceWire = named(
  'DifferenceWire',
  'A difference with both sides, in SAR; `subject` is the account, user, booking or payment.',
  {
    _id: Type.String(),
    kind: oneOf(DIFFERENCE_KINDS),
    subject: Type.String(),
    bookingCode: nullable(Type.String()),
    ours: Type.Number(),
    theirs: Type.Number(),
    state: oneOf(DIFFERENCE_STATES),
    foundAt: Type.String(),
    checkedAt: Type.String(),
  },
)
export type DifferenceWire = Static<typeof DifferenceWire>

export const ReconciliationWire = named(
  'ReconciliationWire',
  'GET admin/reconciliation: one page of the table; `lastRunAt` is null before the first night.',
  {
    ...tablePage(DifferenceWire).properties,
    counts: Type.Object({ open: Type.Number() }),
    lastRunAt: nullable(Type.String()),
  },
)
export type ReconciliationWire = Static<typeof ReconciliationWire>
