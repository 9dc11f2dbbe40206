import type { Halalas } from '@/lib/domain/money'
import type { AppliedPromotion } from './promotion'

/** A discount that Diyar pays, beside what the guest pays in all. */
export interface PlatformDiscount {
  totalHalalas: Halalas
  discountHalalas: Halalas
}

interface DiscountedBooking {
  totalHalalas: Halalas
  snapshot: { promotion?: AppliedPromotion }
}

/** The discount of a booking that Diyar pays; null where there is none, or the vendor pays it. */
export function platformDiscountOf({ totalHalalas, snapshot }: DiscountedBooking): PlatformDiscount | null {
  const { promotion } = snapshot
  return promotion?.payer === 'platform' ? { totalHalalas, discountHalalas: promotion.discountHalalas } : null
}

/** What Diyar adds to a part of the guest's price: the same share of the discount, all of it with the last halala. */
export function platformPartOf(discount: PlatformDiscount | null, guestHalalas: Halalas): Halalas {
  if (!discount) return 0
  const { totalHalalas, discountHalalas } = discount
  if (guestHalalas >= totalHalalas) return discountHalalas
  return Math.floor((discountHalalas * guestHalalas) / totalHalalas)
}

/** What the vendor is paid of a booking for a part of the guest's price, before the commission. */
export function vendorPriceOf(booking: DiscountedBooking, guestHalalas: Halalas): Halalas {
  return guestHalalas + platformPartOf(platformDiscountOf(booking), guestHalalas)
}
