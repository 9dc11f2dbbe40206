import type { CompanyNameWire, VatNumberCheck } from '@/lib/domain/account/vendor'
import type { Page } from '@/lib/domain/catalogue'
import type { TransactionKind } from '@/lib/domain/ledger/accounts'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { addDays, type Day, isDay, spanOfDays } from '@/lib/domain/time/days'
import type { BankAccountWire } from './bank-account'
import type { ReserveTermsWire } from './reserve'
import type { PayoutScheduleWire } from './schedule'
import type { PayoutHoldWire } from './vendor-money'

/** `2026-03`: a month of Riyadh. */
export type Month = string

export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`)
}

/** A month as instants, `[from, to)`. */
export function spanOfMonth(month: Month): { from: Date; to: Date } {
  const first: Day = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  return spanOfDays({ from: first, to: `${next}-01` })
}

/** What a line of a vendor's earnings is about. */
export const EARNING_KINDS = [
  'paid',
  'reduced',
  'door',
  'doorReturned',
  'deposit',
  'chargeback',
  'payout',
  'payoutReturned',
  'adjusted',
  'writtenOff',
  'other',
] as const
export type EarningKind = (typeof EARNING_KINDS)[number]

const KINDS: Partial<Record<TransactionKind, EarningKind>> = {
  payment_captured: 'paid',
  booking_ended: 'reduced',
  dates_changed: 'reduced',
  price_reduced: 'reduced',
  door_commission: 'door',
  door_commission_returned: 'doorReturned',
  deposit_settled: 'deposit',
  chargeback_lost: 'chargeback',
  payout_requested: 'payout',
  payout_refused: 'payoutReturned',
  payout_returned: 'payoutReturned',
  vendor_adjusted: 'adjusted',
  debt_written_off: 'writtenOff',
}

export const earningKindOf = (kind: TransactionKind): EarningKind => KINDS[kind] ?? 'other'

/** A movement of a vendor's earnings; money in SAR: `net` is `gross` less commission, its VAT, and what Diyar owes as deemed supplier. */
export interface EarningWire {
  _id: string
  kind: EarningKind
  at: string
  booking: ({ _id: string; code: string } & LocalizedName) | null
  gross: number
  commission: number
  commissionVat: number
  stayVat: number
  net: number
  /** when the earnings of the booking become, or became, available; null for payouts */
  availableAt: string | null
  isAvailable: boolean
}

/** Why no payout can be requested now; the first one that holds. */
export const PAYOUT_OBSTACLES = [
  'payouts_stopped',
  'bank_account_needed',
  'payouts_locked',
  'payouts_paused',
  'below_minimum_payout',
] as const
export type PayoutObstacle = (typeof PAYOUT_OBSTACLES)[number]

/** GET vender/earnings: the balances in SAR, and the movements of one month, the newest first. */
export type EarningsWire = Page<EarningWire> & {
  pending: number
  available: number
  /** what of the available is not paid out while chargebacks of its bookings are open */
  paused: number
  inPayout: number
  paid: number
  /** what the vendor owes; the next earnings pay it */
  debt: number
  /** set aside of releases for some days */
  reserve: number
  month: Month
  /** the months with movements, the newest first */
  months: Month[]
  /** of the month */
  totals: { gross: number; commission: number; commissionVat: number; stayVat: number; net: number }
  minimumPayout: number
  obstacle: PayoutObstacle | null
  /** less than the minimum is left and nothing more is to come: a last payout takes it */
  mayTakeRest: boolean
  schedule: PayoutScheduleWire
  hold: PayoutHoldWire | null
  /** null where nothing goes into a reserve */
  reserveTerms: ReserveTermsWire | null
  bankAccount: BankAccountWire | null
  vatNumber: string | null
  vatCheck: VatNumberCheck | null
  /** null for a host */
  companyNames: CompanyNameWire | null
}
