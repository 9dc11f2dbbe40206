import { fromSar } from '@/lib/domain/money'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import type { ReducedPrice } from './admin-refund'

interface TermsInSar extends StayTaxes {
  charged: number
  total: number
  discount: number | null
}

/** The price of these terms, from which a page shows who bears what. */
export const reducedPriceOf = (terms: TermsInSar): ReducedPrice => {
  const { commissionPercent, vatPercent, stayVat, discount } = terms
  const totalHalalas = fromSar(terms.total)
  return {
    ...{ commissionPercent, vatPercent, stayVat, totalHalalas, chargedHalalas: fromSar(terms.charged) },
    platformDiscount: discount === null ? null : { totalHalalas, discountHalalas: fromSar(discount) },
  }
}
