import { freeUnits } from '@/lib/domain/booking/availability'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { freeStayOf } from '@/lib/domain/booking/stay-wire'
import { toSar } from '@/lib/domain/money'
import { endOf, type OfferState } from '@/lib/domain/private-offers/private-offer'
import { itemToWire, type PrivateOfferWire } from '@/lib/domain/private-offers/wire'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { listTakenAround } from '@/server/modules/listings/stay-availability'
import { listOffersOf, type NamedOffer } from './store'

/** The private offers that messages are, by the id of the message, each with how it stands now. */
export async function offersOfMessages(
  db: Db,
  messageIds: readonly string[],
  now: Date,
): Promise<Map<string, PrivateOfferWire>> {
  if (messageIds.length === 0) return new Map()
  const rows = await listOffersOf(db, messageIds)
  const named: [string, PrivateOfferWire][] = []
  for (const row of rows) named.push([row.offer.messageId, offerToWire(row, await stateOf(db, row, now))])
  return new Map(named)
}

/** An offer without an option holds no dates, and a listing may be paused or change its rules after it. */
async function stateOf(db: Db, { offer }: NamedOffer, now: Date): Promise<OfferState> {
  const end = endOf(offer, now)
  if (end) return end
  const { id: offerId, listingId, period, party, units } = offer
  const bookable = await loadBookable(db, listingId, now)
  if (!bookable) return 'unavailable'
  const { terms } = bookable
  const stay = { period, ...party, units, addOns: [], paymentType: terms.paymentType }
  if (quoteStay(terms, stay, now).issues.length > 0) return 'unavailable'
  const taken = await listTakenAround(db, { listingId, period, offerId }, now)
  return freeUnits(terms, period, taken) >= units ? 'open' : 'taken'
}

function offerToWire({ offer, ...names }: NamedOffer, state: OfferState): PrivateOfferWire {
  const { id, listingId, period, party, units, expiresAt, bookingId } = offer
  return {
    _id: id,
    state,
    service: { _id: listingId, ...rowName(names) },
    dates: freeStayOf(period),
    party,
    units,
    price: toSar(offer.priceHalalas),
    usual: toSar(offer.usualHalalas),
    items: (offer.items ?? []).map(itemToWire),
    holdsDates: offer.holdsDates,
    expiresAt: expiresAt.toISOString(),
    bookingId: state === 'used' ? bookingId : null,
  }
}
