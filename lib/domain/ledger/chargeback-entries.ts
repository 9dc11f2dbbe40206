import type { Halalas } from '@/lib/domain/money'
import { type Entry, pendingOf, walletOf } from './accounts'
import { type Parties, settledEntries, shareBetween, type VendorBalances, withoutZeros } from './postings'

/**
 * A bank takes a payment back: what no return explains leaves the provider, and what finance bore of a return that it explains is
 * no loss yet.
 */
export function chargebackOpenedEntries(taken: {
  fromProviderHalalas: Halalas
  fromFinanceHalalas: Halalas
}): Entry[] {
  const { fromProviderHalalas, fromFinanceHalalas } = taken
  return withoutZeros([
    { account: 'chargeback_held', amountHalalas: -(fromProviderHalalas + fromFinanceHalalas) },
    { account: 'psp_clearing', amountHalalas: fromProviderHalalas },
    { account: 'adjustments', amountHalalas: fromFinanceHalalas },
  ])
}

/** A chargeback is won: the money is at the provider again, and what was booked as the payer's is on the payer's balance. */
export function chargebackWonEntries(
  payerId: string,
  { heldHalalas, bookedHalalas }: { heldHalalas: Halalas; bookedHalalas: Halalas },
): Entry[] {
  return withoutZeros([
    { account: 'chargeback_held', amountHalalas: heldHalalas },
    { account: walletOf(payerId), amountHalalas: bookedHalalas },
    { account: 'psp_clearing', amountHalalas: -(heldHalalas + bookedHalalas) },
  ])
}

/** What a lost chargeback takes, in halalas. */
export interface ChargebackTaken {
  owedHalalas: Halalas
  priceHalalas: Halalas
  /** of a deposit that is held */
  heldDepositHalalas: Halalas
  /** of one that the vendor was granted, and of one that was forfeited with the price */
  grantedDepositHalalas: Halalas
  forfeitedDepositHalalas: Halalas
  twiceHalalas: Halalas
}

/** A chargeback is lost: those who had the money give it up, or Diyar bears it. */
export function chargebackLostEntries(
  parties: Parties,
  taken: ChargebackTaken,
  { chargedHalalas, isBorne }: { chargedHalalas: Halalas; isBorne: boolean },
  vendor: VendorBalances,
): Entry[] {
  const { owedHalalas, priceHalalas, heldDepositHalalas, twiceHalalas } = taken
  const { grantedDepositHalalas, forfeitedDepositHalalas } = taken
  const ofVendor = priceHalalas + grantedDepositHalalas + forfeitedDepositHalalas
  const share = shareBetween(parties, chargedHalalas, chargedHalalas - priceHalalas)
  const fromVendor = isBorne
    ? []
    : [
        ...share.platform,
        ...takenEntries(
          parties,
          share.vendorHalalas - forfeitedDepositHalalas,
          -grantedDepositHalalas,
          vendor,
        ),
      ]
  return withoutZeros([
    { account: 'chargeback_held', amountHalalas: owedHalalas + ofVendor + heldDepositHalalas + twiceHalalas },
    { account: 'refund_clearing', amountHalalas: -owedHalalas },
    { account: 'deposit_held', amountHalalas: -heldDepositHalalas },
    { account: 'chargeback_loss', amountHalalas: -(twiceHalalas + (isBorne ? ofVendor : 0)) },
    ...fromVendor,
  ])
}

/** Earnings that wait are taken where they wait; what the vendor was granted of a deposit has been available from the first. */
function takenEntries(
  parties: Parties,
  earnedHalalas: Halalas,
  grantedHalalas: Halalas,
  vendor: VendorBalances,
): Entry[] {
  if (vendor.isReleased) return settledEntries(parties, earnedHalalas + grantedHalalas, vendor)
  return [
    { account: pendingOf(parties.vendorId), amountHalalas: earnedHalalas },
    ...settledEntries(parties, grantedHalalas, vendor),
  ]
}
