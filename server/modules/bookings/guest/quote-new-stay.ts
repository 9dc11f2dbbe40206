import { isMemberOf } from '@/lib/domain/account/membership'
import type { Taken } from '@/lib/domain/booking/availability'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { quoteToWire } from '@/lib/domain/booking/wire'
import { DomainError } from '@/lib/domain/issues'
import { fromSar } from '@/lib/domain/money'
import type { QuotePromotionWire } from '@/lib/domain/promotions/wire'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { assertDatesFree } from '@/server/modules/bookings/take-dates'
import { type Bookable, loadBookable } from '@/server/modules/listings/load-bookable'
import { getQuoteOrThrow } from '@/server/modules/listings/quote-stay'
import { listTakenAround } from '@/server/modules/listings/stay-availability'
import { getStayFacts } from '@/server/modules/listings/stay-facts'
import { type PricedStay, priceWithCode } from '@/server/modules/money/promotions/price-with-code'
import type { NewBookingRequest } from './new-booking'

/** A listing and its allocations around the requested dates, read before the lock. */
export interface StayContext {
  bookable: Bookable | null
  taken: Taken[]
}

export async function loadStayContext(tx: Db, { body, stay, now }: NewBookingRequest): Promise<StayContext> {
  const [bookable, taken] = await together([
    () => loadBookable(tx, body.serviceId, now),
    () => listTakenAround(tx, { listingId: body.serviceId, period: stay.period }, now),
  ])
  return { bookable, taken }
}

/** The price of the requested stay; throws when it cannot be booked, before waiting for a lock. */
export async function quoteNewStay(
  tx: Db,
  { body, stay, guest, now }: NewBookingRequest,
  { bookable, taken }: StayContext,
): Promise<PricedStay & { bookable: Bookable }> {
  const { serviceId: listingId } = body
  if (!bookable) throw new DomainError('not_found')
  if (isMemberOf(guest, bookable.row.service.vendorId)) throw new DomainError('own_service')
  const { terms } = bookable
  const use = { ...body, type: bookable.row.service.type, guestId: guest._id }
  const facts = await getStayFacts(tx, { bookable, stay, guestId: guest._id }, now)
  const priced = await priceWithCode(
    tx,
    (code) => getQuoteOrThrow(terms, stay, now, { code, facts }),
    use,
    now,
  )
  if (priced.promotion?.refusal && body.total === undefined) throw priceChanged(priced)
  assertPriceUnchanged(body.total, priced.quote, priced.promotion)
  await assertDatesFree(tx, { listingId, terms, ...stay }, taken, now)
  return { bookable, ...priced }
}

/** The guest agreed to the displayed price; another price needs a new confirmation. */
export function assertPriceUnchanged(
  seenSar: number | undefined,
  quote: Quote,
  promotion?: QuotePromotionWire,
): void {
  if (seenSar === undefined || fromSar(seenSar) === quote.totalHalalas) return
  throw priceChanged({ quote, promotion })
}

export function priceChanged({ quote, promotion }: Pick<PricedStay, 'quote' | 'promotion'>): DomainError {
  return new DomainError('price_changed', { data: { quote: quoteToWire(quote, promotion) } })
}
