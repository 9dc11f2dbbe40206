import type { Db } from '@/server/db/db'
import { deleteOption } from '@/server/modules/bookings/options/store'
import type { Booking } from '@/server/modules/bookings/store'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { type PricedForGuest, priceStay } from '@/server/modules/listings/price-stay'
import { spendOffer } from '@/server/modules/listings/private-offers/spend-offer'
import { refusalWire } from '@/server/modules/money/promotions/price-with-code'
import { takeUse } from '@/server/modules/money/promotions/uses'
import type { NewBookingRequest } from './new-booking'
import { priceChanged } from './quote-new-stay'

interface Priced {
  requested: NewBookingRequest
  bookable: Bookable
  priced: PricedForGuest
}

/** Counts the use of the code and of the private offer; when one was taken or withdrawn meanwhile, the price is another. */
export async function countUses(
  tx: Db,
  booking: Booking,
  { requested, bookable, priced: { applied, fullQuote, offer } }: Priced,
  now: Date,
): Promise<void> {
  const refusal = applied && (await takeUse(tx, booking, applied.id, now))
  if (applied && refusal) {
    throw priceChanged({ quote: fullQuote, promotion: refusalWire(applied.code, refusal) })
  }
  const isOffered = offer && offer.refusal === null
  if (!isOffered) return
  if (await spendOffer(tx, offer._id, booking.id, now)) {
    // The dates of an option become those of the booking.
    await deleteOption(tx, offer._id)
    return
  }
  const { promotionCode, offerId } = requested.body
  const wanted = { bookable, stay: requested.stay, guestId: booking.guestId, promotionCode, offerId }
  throw priceChanged(await priceStay(tx, wanted, now))
}
