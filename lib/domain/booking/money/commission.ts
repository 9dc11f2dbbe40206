import { type Halalas, percentOf } from '@/lib/domain/money'
import type { Rates } from '@/lib/domain/rates/rates'
import { deemedVatOf, type StayTaxes } from '@/lib/domain/rates/stay-vat'

/** The vendor's earnings of a stay in halalas: the vendor pays the commission and its VAT (booking rules, Quote 9). */
export function earningsOf(totalHalalas: Halalas, { commissionPercent, vatPercent }: Rates) {
  const commissionHalalas = percentOf(totalHalalas, commissionPercent)
  const commissionVatHalalas = percentOf(commissionHalalas, vatPercent)
  const netHalalas = totalHalalas - commissionHalalas - commissionVatHalalas
  return { commissionHalalas, commissionVatHalalas, netHalalas }
}

/**
 * The same of a stay of which Diyar may be the deemed supplier: the VAT inside of what the guest is charged is then Diyar's to pay,
 * out of the vendor's price, which holds what Diyar adds of a discount.
 */
export function earningsOfStay(
  { priceHalalas, chargedHalalas }: { priceHalalas: Halalas; chargedHalalas: Halalas },
  taxes: StayTaxes,
) {
  const { netHalalas, ...shares } = earningsOf(priceHalalas, taxes)
  const stayVatHalalas = deemedVatOf(chargedHalalas, taxes)
  return { ...shares, stayVatHalalas, netHalalas: netHalalas - stayVatHalalas }
}

/** The earnings of `nights` single-night stays at one price, in halalas. */
export function monthlyEarnings(priceHalalas: Halalas, nights: number, rates: Rates) {
  const { commissionHalalas, commissionVatHalalas, netHalalas } = earningsOf(priceHalalas, rates)
  return {
    totalHalalas: priceHalalas * nights,
    commissionHalalas: commissionHalalas * nights,
    commissionVatHalalas: commissionVatHalalas * nights,
    netHalalas: netHalalas * nights,
  }
}
