import type { BookingBody } from '@/lib/domain/booking/bodies'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { openUnpaidLimit } from '@/lib/domain/booking/guards'
import type { Quote } from '@/lib/domain/booking/money/quote'
import {
  INSTANT_PAYMENT_MINUTES,
  initialState,
  MAX_OPEN_REQUESTS,
  MAX_OPEN_REQUESTS_PER_LISTING,
  MIN_REQUEST_NOTICE_MINUTES,
  REQUEST_HOLD_MINUTES,
} from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { countOpenOf } from '@/server/modules/bookings/count-store'
import { snapshotOf } from '@/server/modules/bookings/snapshot'
import type { Booking } from '@/server/modules/bookings/store'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import type { PricedStay } from '@/server/modules/promotions/price-with-code'
import { writeBooking } from './new-booking-store'

export interface NewBookingRequest {
  guest: SignedIn
  body: BookingBody
  stay: StayRequest
  now: Date
}

/** Builds the row of a new booking with its first state and its snapshot of the listing. */
export async function writeNewBooking(
  tx: Db,
  requested: NewBookingRequest,
  { row, rates }: Bookable,
  { quote, applied }: Pick<PricedStay, 'quote' | 'applied'>,
): Promise<Booking> {
  const { guest, stay, now } = requested
  const { service: listing } = row
  const state = initialState(listing.bookingType, quote.dueNowHalalas)
  await refuseTooManyOpen(tx, { guestId: guest._id, listingId: listing.id, state, quote })
  return writeBooking(tx, {
    listingId: listing.id,
    guestId: guest._id,
    vendorUserId: listing.ownerId,
    state,
    period: stay.period,
    checkInAt: quote.checkInAt,
    checkOutAt: quote.checkOutAt,
    party: { adults: stay.adults, children: stay.children, infants: stay.infants },
    units: stay.units,
    paymentType: quote.paymentType,
    totalHalalas: quote.totalHalalas,
    dueNowHalalas: quote.dueNowHalalas,
    depositHalalas: quote.depositHalalas,
    ...rates,
    freeCancellationUntil: quote.freeCancellationUntil,
    snapshot: { ...snapshotOf(row, stay, quote), ...(applied ? { promotion: applied } : {}) },
    expiresAt: expiryOf(state, quote, now),
    createdAt: now,
  })
}

interface NewBooking {
  guestId: string
  listingId: string
  state: Booking['state']
  quote: Quote
}

/** Limits a guest's unpaid bookings; counted under the guest's lock, so that concurrent ones see each other. */
async function refuseTooManyOpen(tx: Db, { guestId, listingId, state, quote }: NewBooking): Promise<void> {
  const isRequest = state === 'requested'
  const isUnpaid = quote.dueNowHalalas === 0
  if (!isRequest && !isUnpaid) return
  const open = await countOpenOf(tx, guestId, listingId)
  const hasRequests = open.requests >= MAX_OPEN_REQUESTS || open.requestsHere >= MAX_OPEN_REQUESTS_PER_LISTING
  if (isRequest && hasRequests) {
    throw new DomainError('open_request_limit', { params: { max: MAX_OPEN_REQUESTS } })
  }
  const limit = openUnpaidLimit(open.finished)
  if (isUnpaid && open.unpaid >= limit.max) throw new DomainError('unpaid_booking_limit', { params: limit })
}

/** The deadline to answer a request: at most 2 h before check-in (booking rules, States). */
function expiryOf(state: Booking['state'], quote: Quote, now: Date): Date | null {
  if (state === 'awaiting_payment') return addMinutes(now, INSTANT_PAYMENT_MINUTES)
  if (state !== 'requested') return null
  const latest = addMinutes(quote.checkInAt, -MIN_REQUEST_NOTICE_MINUTES)
  if (latest <= now) throw new DomainError('deadline_passed')
  const full = addMinutes(now, REQUEST_HOLD_MINUTES)
  return new Date(Math.min(full.getTime(), latest.getTime()))
}
