import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import type * as reconciliation from '@/lib/domain/ledger/reconciliation'
import { DIFFERENCE_KINDS, DIFFERENCE_STATES } from '@/lib/domain/ledger/reconciliation'

export const DifferenceWire = is<reconciliation.DifferenceWire>()(
  Type.Object(
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
    {
      title: 'DifferenceWire',
      description:
        'A difference with both sides, in SAR; `subject` is the account, user, booking or payment.',
    },
  ),
)

export const ReconciliationWire = is<reconciliation.ReconciliationWire>()(
  Type.Object(
    {
      ...tablePage(DifferenceWire).properties,
      counts: Type.Object({ open: Type.Number() }),
      lastRunAt: nullable(Type.String()),
    },
    {
      title: 'ReconciliationWire',
      description:
        'GET admin/reconciliation: one page of the table; `lastRunAt` is null before the first night.',
    },
  ),
)
