import { Type } from '@sinclair/typebox'
import { fullRecord, is, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { PROPOSAL_STATES } from '@/lib/domain/admin/proposals'
import type * as adjustments from '@/lib/domain/ledger/adjustments'
import { ADJUSTMENT_SUBJECTS } from '@/lib/domain/ledger/adjustments'
import { BalanceWire } from './balance'

export const AdjustedUser = is<adjustments.AdjustedUser>()(
  Type.Object({ _id: Type.String(), name: Type.String(), phone: Type.String() }, { title: 'AdjustedUser' }),
)

export const AdjustmentWire = is<adjustments.AdjustmentWire>()(
  Type.Object(
    {
      _id: Type.String(),
      subject: oneOf(ADJUSTMENT_SUBJECTS),
      user: AdjustedUser,
      amount: Type.Number(),
      reason: Type.String(),
      state: oneOf(PROPOSAL_STATES),
      proposedBy: Type.String(),
      decidedBy: nullable(Type.String()),
      refusalReason: nullable(Type.String()),
      createdAt: Type.String(),
      decidedAt: nullable(Type.String()),
      mayDecide: Type.Boolean({
        description: 'false for the admin who proposed it and for the one whose balance it is',
      }),
      mayWithdraw: Type.Boolean({
        description: 'the admin who proposed it takes it back while nobody has decided',
      }),
    },
    {
      title: 'AdjustmentWire',
      description: 'An adjustment as admins read it; `amount` in SAR, negative for a deduction.',
    },
  ),
)

export const AdjustmentListWire = is<adjustments.AdjustmentListWire>()(
  Type.Object(
    { ...tablePage(AdjustmentWire).properties, counts: fullRecord(PROPOSAL_STATES, Type.Number()) },
    { title: 'AdjustmentListWire', description: 'GET admin/adjustments: one page of the table.' },
  ),
)

export const UserBalanceWire = is<adjustments.UserBalanceWire>()(
  Type.Object(
    { ...BalanceWire.properties, user: AdjustedUser, limit: Type.Number() },
    {
      title: 'UserBalanceWire',
      description: 'GET admin/balances: the balance of one user; above `limit` (SAR) another admin approves.',
    },
  ),
)
