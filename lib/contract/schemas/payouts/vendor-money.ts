import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import { PAYOUT_SCHEDULES } from '@/lib/domain/payouts/schedule'
import { WEEKDAYS } from '@/lib/domain/time/days'

export const PayoutScheduleWire = named(
  'PayoutScheduleWire',
  "A vendor's choice of when payouts are requested.",
  {
    schedule: oneOf(PAYOUT_SCHEDULES),
    weekday: nullable(oneOf(WEEKDAYS)),
    nextOn: nullable(Type.String(), { description: 'the next day of Riyadh that requests a payout' }),
  },
)
export type PayoutScheduleWire = Static<typeof PayoutScheduleWire>

export const PayoutHoldWire = named(
  'PayoutHoldWire',
  "Why an admin stopped a vendor's payouts, and since when.",
  { reason: Type.String(), since: Type.String() },
)
export type PayoutHoldWire = Static<typeof PayoutHoldWire>

export const ReserveTermsWire = named(
  'ReserveTermsWire',
  'What of each release goes into the reserve, and for how long.',
  { percent: Type.Number(), days: Type.Number(), reason: Type.String(), since: Type.String() },
)
export type ReserveTermsWire = Static<typeof ReserveTermsWire>

export const VendorMoneyWire = named(
  'VendorMoneyWire',
  'The money of a vendor in SAR, as admins read it, and what stops its payouts.',
  {
    _id: Type.String(),
    name: Type.String(),
    pending: Type.Number(),
    available: Type.Number(),
    reserve: Type.Number(),
    debt: Type.Number(),
    schedule: PayoutScheduleWire,
    hold: nullable(PayoutHoldWire),
    reserveTerms: nullable(ReserveTermsWire, { description: 'null where nothing goes into a reserve' }),
  },
)
export type VendorMoneyWire = Static<typeof VendorMoneyWire>

export const VendorMoneyListWire = named(
  'VendorMoneyListWire',
  'GET admin/earnings: one page of the table; above `limit` (SAR) another admin approves an adjustment.',
  { ...tablePage(VendorMoneyWire).properties, limit: Type.Number() },
)
export type VendorMoneyListWire = Static<typeof VendorMoneyListWire>

export const WriteOffProposalWire = named(
  'WriteOffProposalWire',
  'What waits for another admin: the whole debt as it was at the proposal.',
  {
    _id: Type.String(),
    amount: Type.Number(),
    reason: Type.String(),
    proposedBy: Type.String(),
    mayDecide: Type.Boolean(),
    mayWithdraw: Type.Boolean(),
  },
)
export type WriteOffProposalWire = Static<typeof WriteOffProposalWire>

export const DebtWire = named(
  'DebtWire',
  "A vendor's debt in SAR; `since` is the day from which it was never paid in full.",
  {
    _id: Type.String(),
    vendor: Type.Object({ _id: Type.String(), name: Type.String() }),
    amount: Type.Number(),
    since: Type.String(),
    age: Type.Number({ description: 'days from then until today' }),
    proposal: nullable(WriteOffProposalWire),
  },
)
export type DebtWire = Static<typeof DebtWire>

export const DebtListWire = named(
  'DebtListWire',
  'GET admin/write-offs: one page of the debts, and what all vendors owe in SAR.',
  { ...tablePage(DebtWire).properties, owed: Type.Number() },
)
export type DebtListWire = Static<typeof DebtListWire>
