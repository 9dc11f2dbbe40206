import type { DateChangeQuote } from '@/lib/contract/schemas/booking/lifecycle-wire'
import { type DatesBody, periodFromBody } from '@/lib/domain/booking/bodies'
import type { BookableListing, StayRequest } from '@/lib/domain/booking/bookable'
import { computeDateChange, differenceDue } from '@/lib/domain/booking/money/date-change'
import { agreedAddOns } from '@/lib/domain/booking/money/own-add-ons'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { reducedQuote, reductionOf } from '@/lib/domain/booking/money/reduction'
import { withOvertimeOf } from '@/lib/domain/booking/overtime'
import { hasSameDates } from '@/lib/domain/booking/period'
import { NOT_OFFERED } from '@/lib/domain/booking/room-issues'
import { roomsOfLines } from '@/lib/domain/booking/rooms'
import { quoteToWire } from '@/lib/domain/booking/wire'
import { DomainError, issue } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { UsedCode } from '@/lib/domain/promotions/promotion'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { withOneTurnover } from '@/server/modules/bookings/date-changes/one-turnover'
import { findSoldRooms } from '@/server/modules/bookings/find-sold-rooms'
import { getOwnBooking, type Owner } from '@/server/modules/bookings/get-own-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { datesOfRooms, roomsOfStay } from '@/server/modules/listings/further-rooms'
import { getQuoteOrThrow, refusalOf } from '@/server/modules/listings/quote-stay'
import { getStayAvailability, type RoomDates } from '@/server/modules/listings/stay-availability'
import { getStayFacts } from '@/server/modules/listings/stay-facts'
import { storedTerms, withStoredTerms } from './stored-terms'

export interface DateChange {
  stay: StayRequest
  quote: Quote
  terms: BookableListing
  /** its further room types */
  rooms: RoomDates[]
}

/** The price of other dates, with the refund and the amounts due before the change and on arrival; changes nothing. */
export async function quoteDateChange(
  { db, clock }: Deps,
  owner: Owner,
  id: string,
  body: DatesBody,
): Promise<DateChangeQuote> {
  const now = clock.now()
  const booking = await getOwnBooking(db, id, owner)
  assertAllowedNow(booking, 'change_dates', 'guest', now)
  const { quote, stay, terms, rooms } = await quoteNewDates(db, booking, body, now)
  const { dueNowHalalas, refundHalalas } = computeDateChange(booking.paidHalalas, quote)
  const differenceHalalas = differenceDue(booking, quote)
  const dueAtCheckIn = differenceHalalas > 0 ? 0 : quote.totalHalalas - dueNowHalalas
  const dates = { listingId: booking.listingId, bookingId: id, terms, ...stay, rooms }
  return {
    quote: quoteToWire(quote),
    totalBefore: toSar(booking.totalHalalas),
    refund: toSar(refundHalalas),
    difference: toSar(differenceHalalas),
    dueAtCheckIn: toSar(dueAtCheckIn),
    availability: await getStayAvailability(db, differenceHalalas > 0 ? withOneTurnover(dates) : dates, now),
  }
}

/** Other dates at today's prices, with the policy, deposit, add-ons, party and VAT of the booking. */
export async function quoteNewDates(
  db: Db,
  booking: Booking,
  body: DatesBody,
  now: Date,
): Promise<DateChange> {
  const dates = periodFromBody(body)
  if (!dates) throw new DomainError('bad_request', { issues: [issue('checkIn', 'required')] })
  if (hasSameDates(dates, booking.period)) throw new DomainError('already_done')
  const period = withOvertimeOf(dates, booking.period)
  const sold = await findSoldRooms(db, booking, now)
  if (!sold) throw booking.rooms ? refusalOf(NOT_OFFERED) : new DomainError('not_in_this_state')
  const { party, units, paymentType, snapshot } = booking
  const { chosen: ownAddOns } = agreedAddOns(snapshot.lines)
  const stay = { period, ...party, units, paymentType, addOns: snapshot.addOns, ownAddOns }
  const { bookable, further } = sold
  const terms = storedTerms(bookable.terms, booking)
  const { guestId, id: bookingId } = booking
  const named = roomsOfLines(snapshot.lines)
  const found = await roomsOfStay(db, { bookable, stay, further, guestId, bookingId, named }, now)
  const rooms = found && withStoredTerms(found, booking)
  const facts = rooms?.[0].facts ?? (await getStayFacts(db, { bookable, stay, guestId, bookingId }, now))
  const quote = getQuoteOrThrow(terms, stay, now, { code: sameDiscount(booking), facts, rooms })
  return {
    ...{ stay, terms, rooms: datesOfRooms(further) },
    quote: reducedQuote(quote, reductionOf(snapshot.lines)),
  }
}

/** The discount of a code stays with the booking, as far as the new price allows. */
function sameDiscount({ snapshot: { promotion } }: Booking): UsedCode | undefined {
  return promotion && { code: promotion.code, percent: null, amountHalalas: promotion.discountHalalas }
}
