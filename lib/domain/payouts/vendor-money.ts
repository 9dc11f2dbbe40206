import type { TablePage } from '@/lib/domain/admin/table'
import type { Day } from '@/lib/domain/time/days'
import type { ReserveTermsWire } from './reserve'
import type { PayoutScheduleWire } from './schedule'

/** Why an admin stopped a vendor's payouts, and since when. */
export interface PayoutHoldWire {
  reason: string
  since: string
}

/** The money of a vendor in SAR, as admins read it, and what stops its payouts. */
export interface VendorMoneyWire {
  _id: string
  name: string
  pending: number
  available: number
  reserve: number
  debt: number
  schedule: PayoutScheduleWire
  hold: PayoutHoldWire | null
  /** null where nothing goes into a reserve */
  reserveTerms: ReserveTermsWire | null
}

/** Which vendors a view of the table shows. */
export const VENDOR_MONEY_VIEWS = ['held', 'reserve', 'debt'] as const
export type VendorMoneyView = (typeof VENDOR_MONEY_VIEWS)[number]

/** GET admin/earnings: one page of the table; above `limit` (SAR) another admin approves an adjustment. */
export type VendorMoneyListWire = TablePage<VendorMoneyWire> & { limit: number }

/** A vendor's debt in SAR; `since` is the day from which it was never paid in full. */
export interface DebtWire {
  _id: string
  vendor: { _id: string; name: string }
  amount: number
  since: Day
  /** days from then until today */
  age: number
  proposal: WriteOffProposalWire | null
}

/** What waits for another admin: the whole debt as it was at the proposal. */
export interface WriteOffProposalWire {
  _id: string
  amount: number
  reason: string
  proposedBy: string
  mayDecide: boolean
  mayWithdraw: boolean
}

/** GET admin/write-offs: one page of the debts, and what all vendors owe in SAR. */
export type DebtListWire = TablePage<DebtWire> & { owed: number }
