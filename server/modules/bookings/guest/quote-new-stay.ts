import { isMemberOf } from '@/lib/domain/account/membership'
import type { Taken } from '@/lib/domain/booking/availability'
import type { BookingBody } from '@/lib/domain/booking/bodies'
import type { NoShowTerms } from '@/lib/domain/booking/money/no-show'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { listingIdsOf } from '@/lib/domain/booking/rooms'
import { type QuoteRemarks, quoteToWire } from '@/lib/domain/booking/wire'
import { DomainError } from '@/lib/domain/issues'
import { fromSar } from '@/lib/domain/money'
import { isApprovedBy } from '@/lib/domain/private-offers/private-offer'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { assertDatesFree } from '@/server/modules/bookings/take-dates'
import {
  assertBookedTogether,
  datesOfRooms,
  type FurtherRoom,
  findFurtherRooms,
  roomsOfStay,
} from '@/server/modules/listings/further-rooms'
import { type Bookable, loadBookable } from '@/server/modules/listings/load-bookable'
import { type PricedForGuest, priceStay } from '@/server/modules/listings/price-stay'
import { namedByRooms } from '@/server/modules/listings/room-names'
import { listTakenAround, type RoomDates } from '@/server/modules/listings/stay-availability'
import { findNoShowTerms } from '@/server/modules/money/rates/manage-no-show'
import type { NewBookingRequest } from './new-booking'

/** A listing and the further room types with their allocations around the requested dates, read before the lock. */
export interface StayContext {
  bookable: Bookable | null
  further: FurtherRoom[]
  /** of each listing, by its id */
  taken: ReadonlyMap<string, Taken[]>
  /** null: no rule has begun */
  noShow: NoShowTerms | null
}

export async function loadStayContext(tx: Db, { body, stay, now }: NewBookingRequest): Promise<StayContext> {
  const { rooms = [], period } = stay
  // Whose option it is the price decides; one that is not used still is in the way at the allocation.
  const { offerId } = body
  const ids = listingIdsOf({ listingId: body.serviceId, ...stay })
  const [bookable, further, taken, noShow] = await together([
    () => loadBookable(tx, body.serviceId, now),
    () => findFurtherRooms(tx, rooms, now),
    () => together(ids.map((listingId) => () => listTakenAround(tx, { listingId, period, offerId }, now))),
    () => findNoShowTerms(tx, now),
  ])
  return { bookable, further, taken: new Map(ids.map((id, index) => [id, taken[index] ?? []])), noShow }
}

/** The price of the requested stay; throws when it cannot be booked, before waiting for a lock. */
export async function quoteNewStay(
  tx: Db,
  { body, stay, guest, now }: NewBookingRequest,
  { bookable, further, taken, noShow }: StayContext,
): Promise<PricedForGuest & { bookable: Bookable; rooms: RoomDates[]; noShow: NoShowTerms | null }> {
  const { serviceId: listingId, promotionCode, offerId } = body
  if (!bookable) throw new DomainError('not_found')
  if (isMemberOf(guest, bookable.row.service.vendorId)) throw new DomainError('own_service')
  assertBookedTogether(bookable, stay, further)
  const { terms } = bookable
  const guestId = guest._id
  const rooms = await roomsOfStay(tx, { bookable, stay, further, guestId }, now)
  const priced = await priceStay(tx, { bookable, stay, guestId, promotionCode, offerId, rooms }, now)
  const isRefused = priced.promotion?.refusal || priced.offer?.refusal
  if (isRefused && body.total === undefined) throw priceChanged(priced)
  assertPriceUnchanged(body, priced.quote, priced)
  const dates = datesOfRooms(further)
  await assertDatesFree(tx, { listingId, terms, ...stay, rooms: dates }, taken, now)
  const approved = isApprovedBy(priced.offer, stay) ? withoutRequest(bookable) : bookable
  return { ...priced, bookable: await namedByRooms(tx, approved, priced.quote.lines), rooms: dates, noShow }
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
