import type { Halalas } from '@/lib/domain/money'
import type { TransferState } from '@/lib/domain/payouts/payout'

/** A transfer to an account at a bank in Saudi Arabia, in riyals. */
export interface TransferOrder {
  /** the payout's id with us, by which the provider finds the transfer again */
  payoutId: string
  /** the payout's sequence, which becomes the reference of 16 digits at the banks */
  sequence: number
  amountHalalas: Halalas
  iban: string
  holderName: string
  /** of the vendor's owner; the provider passes it on to the bank */
  mobile: string
  city: string
}

export interface TransferReport {
  /** null: the provider never received it */
  providerId: string | null
  state: TransferState
  /** of a transfer that did not arrive, in the provider's words */
  reason: string | null
}

/**
 * Who transfers payouts by calls. `send` may be repeated only after `find` has answered null; both reject where the provider
 * cannot be reached, answers what is not documented, or reports another amount or account than was ordered.
 */
export interface PayoutsPort {
  channel: 'moyasar'
  send(order: TransferOrder): Promise<TransferReport>
  /** null: the provider has no transfer of this payout */
  find(order: TransferOrder & { providerId: string | null }): Promise<TransferReport | null>
}
