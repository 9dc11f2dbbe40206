import { type Halalas, percentOf } from '@/lib/domain/money'

/** VAT on the commission; the commission percentage is a setting that each booking stores. */
export const COMMISSION_VAT_PERCENT = 15

/** The vendor's earnings of a stay in halalas: the vendor pays the commission and its VAT (booking rules, Quote 9). */
export function earningsOf(totalHalalas: Halalas, commissionPercent: number) {
  const commissionHalalas = percentOf(totalHalalas, commissionPercent)
  const commissionVatHalalas = percentOf(commissionHalalas, COMMISSION_VAT_PERCENT)
  const netHalalas = totalHalalas - commissionHalalas - commissionVatHalalas
  return { commissionHalalas, commissionVatHalalas, netHalalas }
}

/** The earnings of `nights` single-night stays at one price, in halalas. */
export function monthlyEarnings(priceHalalas: Halalas, nights: number, commissionPercent: number) {
  const { commissionHalalas, commissionVatHalalas, netHalalas } = earningsOf(priceHalalas, commissionPercent)
  return {
    totalHalalas: priceHalalas * nights,
    commissionHalalas: commissionHalalas * nights,
    commissionVatHalalas: commissionVatHalalas * nights,
    netHalalas: netHalalas * nights,
  }
}
