import type { StayRequest } from '@/lib/domain/booking/bookable'
import type { StayFacts } from '@/lib/domain/booking/money/discounts'
import type { RoomsOfStay } from '@/lib/domain/booking/money/quote-rooms'
import type { QuoteOfferWire } from '@/lib/domain/private-offers/private-offer'
import { refuseOffer } from '@/lib/domain/private-offers/private-offer'
import type { Db } from '@/server/db/db'
import { type PricedStay, priceWithCode } from '@/server/modules/money/promotions/price-with-code'
import type { Bookable } from './load-bookable'
import { findOffer } from './private-offers/store'
import { getQuoteOrThrow } from './quote-stay'
import { getStayFacts } from './stay-facts'

interface WantedStay {
  bookable: Bookable
  stay: StayRequest
  /** null for a visitor */
  guestId: string | null
  promotionCode?: string | undefined
  offerId?: string | undefined
  /** null: one room type alone */
  rooms?: RoomsOfStay | null
}

export interface PricedForGuest extends PricedStay {
  facts: StayFacts
  /** undefined where none was named */
  offer?: QuoteOfferWire | undefined
}

/** The price of a stay for a guest: with the code and the private offer that are named, or why one does not hold. */
export async function priceStay(db: Db, wanted: WantedStay, now: Date): Promise<PricedForGuest> {
  const { bookable, stay, guestId, promotionCode, rooms = null } = wanted
  const { type } = bookable.row.service
  const facts = rooms?.[0].facts ?? (await getStayFacts(db, { bookable, stay, guestId }, now))
  const { offer, offered } = await findOfferOf(db, wanted, now)
  const known = offered ? { ...facts, offer: offered } : facts
  const priced = await priceWithCode(
    db,
    (code) => getQuoteOrThrow(bookable.terms, stay, now, { code, facts: known, rooms }),
    { promotionCode, type, guestId, hasOffer: offered !== null },
    now,
  )
  return { ...priced, facts, offer }
}

async function findOfferOf(db: Db, { bookable, stay, guestId, offerId }: WantedStay, now: Date) {
  if (offerId === undefined) return { offer: undefined, offered: null }
  const found = await findOffer(db, offerId)
  const refusal = refuseOffer(found, { guestId, listingId: bookable.row.service.id, stay }, now)
  const offered = refusal === null ? found : null
  return {
    offer: { _id: offerId, refusal, ...(offered?.holdsDates && { holdsDates: true as const }) },
    offered,
  }
}
