import type { StayQuoteWire } from '@/lib/contract/schemas/booking/wire'
import type { QuoteBody } from '@/lib/domain/booking/bodies'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { quoteRooms } from '@/lib/domain/booking/money/quote-rooms'
import { occupiedSpan } from '@/lib/domain/booking/occupied-span'
import { listingIdsOf } from '@/lib/domain/booking/rooms'
import { validateRequest } from '@/lib/domain/booking/stay-rules'
import { quoteToWire } from '@/lib/domain/booking/wire'
import { DomainError, type Issue } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { assertMayTryCode } from '@/server/modules/money/promotions/code-tries'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertBookedTogether, datesOfRooms, findFurtherRooms, roomsOfStay } from './further-rooms'
import { loadBookableFor } from './load-bookable'
import { listOwnBookings } from './own-bookings'
import { priceStay } from './price-stay'
import { refusalOf, stayFromQuoteBody } from './quote-stay'
import { getStayAvailability, listNearestFreeStays } from './stay-availability'

/** The price of a stay and whether it is free; a booking of it then costs the same. */
export async function quoteListing(
  deps: Deps,
  { user: reader, address }: { user: SignedIn | null; address: string },
  listingId: string,
  body: QuoteBody,
): Promise<StayQuoteWire> {
  const { db, clock } = deps
  const now = clock.now()
  const bookable = await loadBookableFor(db, reader, listingId, now)
  if (!bookable) throw new DomainError('not_found')
  const stay = stayFromQuoteBody(body)
  const { terms, row } = bookable
  const further = await findFurtherRooms(db, stay.rooms ?? [], now)
  assertBookedTogether(bookable, stay, further)
  const guestId = reader?._id ?? null
  const rooms = await roomsOfStay(db, { bookable, stay, further, guestId }, now)
  const dates = { listingId, terms, ...stay, rooms: datesOfRooms(further) }
  const tooLate = validateRequest(terms, stay.period, row.service.bookingType, now)
  const { quote, issues } = rooms ? quoteRooms(rooms, stay, now) : quoteStay(terms, stay, now)
  if (!quote || tooLate.length > 0) {
    const broken = [...issues, ...tooLate]
    throw refusalOf(
      broken,
      isOfDates(broken) ? { nearest: await listNearestFreeStays(db, dates, now) } : undefined,
    )
  }
  await assertMayTryCode(deps, { guestId, address }, body.promotionCode)
  const { promotionCode, offerId } = body
  const priced = await priceStay(db, { bookable, stay, guestId, promotionCode, offerId, rooms }, now)
  const { facts } = priced
  const isUsed = priced.offer?.refusal === null
  const availability = await getStayAvailability(db, isUsed ? { ...dates, offerId } : dates, now)
  const span = occupiedSpan(stay.period, terms)
  const listingIds = listingIdsOf({ listingId, ...stay })
  const own =
    guestId && !availability.isFree ? await listOwnBookings(db, { guestId, listingIds }, span, now) : []
  return {
    ...quoteToWire(priced.quote, priced),
    ...(facts.gap !== null || facts.isReturning || facts.addOnsLeft ? { facts } : {}),
    availability: own.length > 0 ? { ...availability, ownBookings: own } : availability,
  }
}

const DATE_PATHS = ['checkIn', 'checkOut', 'date', 'start', 'hours']
const isOfDates = (issues: Issue[]) =>
  issues.some(({ path, code }) => DATE_PATHS.includes(path) || code === 'overtime_past_closing')
