import { type Halalas, percentOf } from '@/lib/domain/money'

/** VAT on the commission; the percentage of the commission itself is a setting, and each booking keeps its own. */
export const COMMISSION_VAT_PERCENT = 15

/** What a stay earns its vendor: the commission and its VAT are borne by the vendor (booking rules, Quote 9). */
export function earningsOf(totalHalalas: Halalas, commissionPercent: number) {
  const commissionHalalas = percentOf(totalHalalas, commissionPercent)
  const commissionVatHalalas = percentOf(commissionHalalas, COMMISSION_VAT_PERCENT)
  const netHalalas = totalHalalas - commissionHalalas - commissionVatHalalas
  return { commissionHalalas, commissionVatHalalas, netHalalas }
}

/** What a month brings when every night is a stay of its own at one price; amounts in halalas. */
export function monthlyEarnings(priceHalalas: Halalas, nights: number, commissionPercent: number) {
  const { commissionHalalas, commissionVatHalalas, netHalalas } = earningsOf(priceHalalas, commissionPercent)
  return {
    totalHalalas: priceHalalas * nights,
    commissionHalalas: commissionHalalas * nights,
    commissionVatHalalas: commissionVatHalalas * nights,
    netHalalas: netHalalas * nights,
  }
}
