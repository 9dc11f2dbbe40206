import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import type * as reserve from '@/lib/domain/payouts/reserve'
import type * as schedule from '@/lib/domain/payouts/schedule'
import { PAYOUT_SCHEDULES } from '@/lib/domain/payouts/schedule'
import type * as money from '@/lib/domain/payouts/vendor-money'
import { WEEKDAYS } from '@/lib/domain/time/days'

export const PayoutScheduleWire = is<schedule.PayoutScheduleWire>()(
  Type.Object(
    {
      schedule: oneOf(PAYOUT_SCHEDULES),
      weekday: nullable(oneOf(WEEKDAYS)),
      nextOn: nullable(Type.String(), { description: 'the next day of Riyadh that requests a payout' }),
    },
    { title: 'PayoutScheduleWire', description: "A vendor's choice of when payouts are requested." },
  ),
)

export const PayoutHoldWire = is<money.PayoutHoldWire>()(
  Type.Object(
    { reason: Type.String(), since: Type.String() },
    { title: 'PayoutHoldWire', description: "Why an admin stopped a vendor's payouts, and since when." },
  ),
)

export const ReserveTermsWire = is<reserve.ReserveTermsWire>()(
  Type.Object(
    { percent: Type.Number(), days: Type.Number(), reason: Type.String(), since: Type.String() },
    {
      title: 'ReserveTermsWire',
      description: 'What of each release goes into the reserve, and for how long.',
    },
  ),
)

const VendorMoneyWire = is<money.VendorMoneyWire>()(
  Type.Object(
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
    {
      title: 'VendorMoneyWire',
      description: 'The money of a vendor in SAR, as admins read it, and what stops its payouts.',
    },
  ),
)

export const VendorMoneyListWire = is<money.VendorMoneyListWire>()(
  Type.Object(
    { ...tablePage(VendorMoneyWire).properties, limit: Type.Number() },
    {
      title: 'VendorMoneyListWire',
      description:
        'GET admin/earnings: one page of the table; above `limit` (SAR) another admin approves an adjustment.',
    },
  ),
)

const WriteOffProposalWire = is<money.WriteOffProposalWire>()(
  Type.Object(
    {
      _id: Type.String(),
      amount: Type.Number(),
      reason: Type.String(),
      proposedBy: Type.String(),
      mayDecide: Type.Boolean(),
      mayWithdraw: Type.Boolean(),
    },
    {
      title: 'WriteOffProposalWire',
      description: 'What waits for another admin: the whole debt as it was at the proposal.',
    },
  ),
)

const DebtWire = is<money.DebtWire>()(
  Type.Object(
    {
      _id: Type.String(),
      vendor: Type.Object({ _id: Type.String(), name: Type.String() }),
      amount: Type.Number(),
      since: Type.String(),
      age: Type.Number({ description: 'days from then until today' }),
      proposal: nullable(WriteOffProposalWire),
    },
    {
      title: 'DebtWire',
      description: "A vendor's debt in SAR; `since` is the day from which it was never paid in full.",
    },
  ),
)

export const DebtListWire = is<money.DebtListWire>()(
  Type.Object(
    { ...tablePage(DebtWire).properties, owed: Type.Number() },
    {
      title: 'DebtListWire',
      description: 'GET admin/write-offs: one page of the debts, and what all vendors owe in SAR.',
    },
  ),
)
