import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, named, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { PROPOSAL_STATES } from '@/lib/domain/admin/proposals'
import { ADMIN_REFUND_CAUSES, ADMIN_REFUND_REFUSALS } from '@/lib/domain/booking/money/admin-refund'
import { ADJUSTMENT_SUBJECTS } from '@/lib/domain/ledger/adjustments'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { BalanceWire } from './balance'

/** A user; or a vendor, or a booking by its code, whose number is empty here. */
export const AdjustedUser = Type.Object(
  { _id: Type.String(), name: Type.String(), phone: Type.String() },
  { title: 'AdjustedUser' },
)
export type AdjustedUser = Static<typeof AdjustedUser>

export const AdjustmentWire = named(
  'AdjustmentWire',
  'An adjustment as admins read it; `amount` in SAR, negative for a deduction.',
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
)
export type AdjustmentWire = Static<typeof AdjustmentWire>

export const AdminRefundTermsWire = named(
  'AdminRefundTermsWire',
  'GET admin/bookings/{id}/give-refund: what an admin may give back now; amounts in SAR.',
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
)
export type AdminRefundTermsWire = Static<typeof AdminRefundTermsWire>

export const AdjustmentListWire = named(
  'AdjustmentListWire',
  'GET admin/adjustments: one page of the table.',
  { ...tablePage(AdjustmentWire).properties, counts: fullRecord(PROPOSAL_STATES, Type.Number()) },
)
export type AdjustmentListWire = Static<typeof AdjustmentListWire>

export const UserBalanceWire = named(
  'UserBalanceWire',
  'GET admin/balances: the balance of one user; above `limit` (SAR) another admin approves.',
  { ...BalanceWire.properties, user: AdjustedUser, limit: Type.Number() },
)
export type UserBalanceWire = Static<typeof UserBalanceWire>
