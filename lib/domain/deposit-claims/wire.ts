import type { TablePage } from '@/lib/domain/admin/table'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import type { ClaimAnswer, ClaimState } from './claim'

/** A claim on a deposit, for its guest, vendor and admins; money in SAR. */
export interface DepositClaimWire {
  _id: string
  state: ClaimState
  amount: number
  reason: string
  /** private uploads, read through a signed address */
  photos: string[]
  createdAt: string
  answerBy: string
  /** null while the guest has not answered */
  answer: { kind: ClaimAnswer; text: string | null; at: string } | null
  /** null until it is settled; `reason` is null where the guest agreed */
  outcome: { granted: number; returned: number; reason: string | null; at: string } | null
}

/** GET bookings/{id}/deposit and vender/bookings/{id}/deposit. */
export interface DepositWire {
  /** what Diyar took as a deposit and holds, or held */
  amount: number
  /** when it returns by itself; null before the end of the stay, while it is claimed, and afterwards */
  returnsAt: string | null
  /** the vendor may claim it now */
  mayClaim: boolean
  /** the guest may answer the claim now */
  mayAnswer: boolean
  claim: DepositClaimWire | null
}

/** A claim as an admin reads it. */
export interface AdminClaimWire extends DepositClaimWire {
  /** all that was held when it was claimed */
  deposit: number
  booking: { _id: string; code: string; service: Bilingual; checkInAt: string; checkOutAt: string }
  guest: LocalizedName & { phone: string | null }
  host: LocalizedName & { phone: string | null }
}

/** GET admin/deposit-claims: one page of the table. */
export type AdminClaimListWire = TablePage<AdminClaimWire> & { counts: Record<ClaimState, number> }

/** Whether a booking's page has something to say about its deposit. */
export const hasDeposit = (deposit: DepositWire | null): deposit is DepositWire =>
  deposit !== null && (deposit.amount > 0 || deposit.claim !== null)
