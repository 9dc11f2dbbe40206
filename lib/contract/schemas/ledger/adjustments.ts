import { Type } from '@sinclair/typebox'
import { fullRecord, is, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { PROPOSAL_STATES } from '@/lib/domain/admin/proposals'
import { ADMIN_REFUND_CAUSES, ADMIN_REFUND_REFUSALS } from '@/lib/domain/booking/money/admin-refund'
import type * as terms from '@/lib/domain/booking/money/admin-refund-terms'
import type * as adjustments from '@/lib/domain/ledger/adjustments'
import { ADJUSTMENT_SUBJECTS } from '@/lib/domain/ledger/adjustments'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'
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
      cause: nullable(oneOf(ADMIN_REFUND_CAUSES), {
        description: 'of what is given back of a booking: why, and what admins alone read; otherwise null',
      }),
      note: nullable(Type.String()),
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

export const AdminRefundTermsWire = is<terms.AdminRefundTermsWire>()(
  Type.Object(
    {
      version: Type.Number(),
      refusal: nullable(oneOf(ADMIN_REFUND_REFUSALS)),
      mostPartial: Type.Number(),
      mostGoodwill: Type.Number(),
      alone: Type.Number({ description: 'what this admin may give today without another one' }),
      charged: Type.Number({ description: 'the price on which commission was taken so far' }),
      total: Type.Number(),
      discount: nullable(Type.Number(), { description: 'that Diyar pays to the vendor' }),
      commissionPercent: Type.Number(),
      vatPercent: Type.Number(),
      stayVat: oneOf(STAY_VATS),
      proposal: nullable(AdjustmentWire, { description: 'what waits for another admin' }),
    },
    {
      title: 'AdminRefundTermsWire',
      description: 'GET admin/bookings/{id}/give-refund: what an admin may give back now; amounts in SAR.',
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
