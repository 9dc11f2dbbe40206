import type { AdjustmentWire } from '@/lib/domain/ledger/adjustments'
import { fromSar } from '@/lib/domain/money'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import type { AdminRefundRefusal, ReducedPrice } from './admin-refund'

/** GET admin/bookings/{id}/give-refund: what this admin may give back now; amounts in SAR. */
export interface AdminRefundTermsWire extends StayTaxes {
  version: number
  refusal: AdminRefundRefusal | null
  mostPartial: number
  mostGoodwill: number
  /** what this admin may give today without another one */
  alone: number
  charged: number
  total: number
  /** the discount that Diyar pays to the vendor */
  discount: number | null
  /** what waits for another admin */
  proposal: AdjustmentWire | null
}

/** The price of these terms, from which a page shows who bears what. */
export const reducedPriceOf = (terms: AdminRefundTermsWire): ReducedPrice => {
  const { commissionPercent, vatPercent, stayVat, discount } = terms
  const totalHalalas = fromSar(terms.total)
  return {
    ...{ commissionPercent, vatPercent, stayVat, totalHalalas, chargedHalalas: fromSar(terms.charged) },
    platformDiscount: discount === null ? null : { totalHalalas, discountHalalas: fromSar(discount) },
  }
}
