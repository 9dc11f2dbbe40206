import { type DatesBody, periodFromBody } from '@/lib/domain/booking/bodies'
import type { BookableService, StayRequest } from '@/lib/domain/booking/bookable'
import type { DateChangeQuote } from '@/lib/domain/booking/lifecycle-wire'
import { settleDateChange } from '@/lib/domain/booking/money/date-change'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { quoteToWire } from '@/lib/domain/booking/wire'
import { issue, Refusal } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { refuseUntimely } from '@/server/modules/bookings/booking-guards'
import { readOwn } from '@/server/modules/bookings/get-own-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { quoteOrRefuse } from '@/server/modules/listings/quote-stay'
import { readStayAvailability } from '@/server/modules/listings/stay-availability'

export interface MovedStay {
  stay: StayRequest
  quote: Quote
  terms: BookableService
}

/** What other dates would cost, come back and leave to the door; nothing is changed. */
export async function quoteDateChange(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
  body: DatesBody,
): Promise<DateChangeQuote> {
  const now = clock.now()
  const booking = await readOwn(db, id, { guestId: guest._id })
  refuseUntimely(booking, 'change_dates', 'guest', now)
  const { quote, stay, terms } = await quoteMovedStay(db, booking, body, now)
  const { dueNowHalalas, refundHalalas } = settleDateChange(booking.paidHalalas, quote)
  return {
    quote: quoteToWire(quote),
    totalBefore: toSar(booking.totalHalalas),
    refund: toSar(refundHalalas),
    dueAtCheckIn: toSar(quote.totalHalalas - dueNowHalalas),
    availability: await readStayAvailability(
      db,
      { serviceId: booking.serviceId, bookingId: id, terms, ...stay },
      now,
    ),
  }
}

/** The new dates at today's prices, under everything else that the booking keeps: policy, deposit, add-ons, party. */
export async function quoteMovedStay(
  db: Db,
  booking: Booking,
  body: DatesBody,
  now: Date,
): Promise<MovedStay> {
  const period = periodFromBody(body)
  if (!period) throw new Refusal('bad_request', { issues: [issue('checkIn', 'required')] })
  if (JSON.stringify(period) === JSON.stringify(booking.period)) throw new Refusal('already_done')
  const bookable = await loadBookable(db, booking.serviceId, now)
  if (!bookable) throw new Refusal('not_in_this_state')
  const { party, units, paymentType, snapshot } = booking
  const stay = { period, ...party, units, paymentType, addOns: snapshot.addOns }
  const terms = keptTerms(bookable.terms, booking)
  return { stay, terms, quote: quoteOrRefuse(terms, stay, now) }
}

function keptTerms(
  terms: BookableService,
  { snapshot, paymentType, depositHalalas }: Booking,
): BookableService {
  const addOns = snapshot.lines.flatMap((line) =>
    line.kind === 'addOn' ? [{ name: line.name, priceHalalas: line.amountHalalas }] : [],
  )
  return { ...terms, addOns, paymentType, depositHalalas, cancellationPolicy: snapshot.policy }
}
