import { isMemberOf } from '@/lib/domain/account/membership'
import type { Taken } from '@/lib/domain/booking/availability'
import type { BookingBody } from '@/lib/domain/booking/bodies'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { type QuoteRemarks, quoteToWire } from '@/lib/domain/booking/wire'
import { DomainError } from '@/lib/domain/issues'
import { fromSar } from '@/lib/domain/money'
import { isApprovedBy } from '@/lib/domain/private-offers/private-offer'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { assertDatesFree } from '@/server/modules/bookings/take-dates'
import { type Bookable, loadBookable } from '@/server/modules/listings/load-bookable'
import { type PricedForGuest, priceStay } from '@/server/modules/listings/price-stay'
import { listTakenAround } from '@/server/modules/listings/stay-availability'
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
): Promise<PricedForGuest & { bookable: Bookable }> {
  const { serviceId: listingId, promotionCode, offerId } = body
  if (!bookable) throw new DomainError('not_found')
  if (isMemberOf(guest, bookable.row.service.vendorId)) throw new DomainError('own_service')
  const { terms } = bookable
  const priced = await priceStay(tx, { bookable, stay, guestId: guest._id, promotionCode, offerId }, now)
  const isRefused = priced.promotion?.refusal || priced.offer?.refusal
  if (isRefused && body.total === undefined) throw priceChanged(priced)
  assertPriceUnchanged(body, priced.quote, priced)
  await assertDatesFree(tx, { listingId, terms, ...stay }, taken, now)
  return { ...priced, bookable: isApprovedBy(priced.offer, stay) ? withoutRequest(bookable) : bookable }
}

const withoutRequest = ({ row, ...bookable }: Bookable): Bookable => ({
  ...bookable,
  row: { ...row, service: { ...row.service, bookingType: 'instant' } },
})

/** The guest agreed to the displayed price; another price needs a new confirmation. */
export function assertPriceUnchanged(
  { total, dueNow }: Pick<BookingBody, 'total' | 'dueNow'>,
  quote: Quote,
  remarks: QuoteRemarks = {},
): void {
  const isSame = (seenSar: number | undefined, halalas: number) =>
    seenSar === undefined || fromSar(seenSar) === halalas
  if (isSame(total, quote.totalHalalas) && isSame(dueNow, quote.dueNowHalalas)) return
  throw priceChanged({ quote, ...remarks })
}

export function priceChanged({ quote, ...remarks }: { quote: Quote } & QuoteRemarks): DomainError {
  return new DomainError('price_changed', { data: { quote: quoteToWire(quote, remarks) } })
}
