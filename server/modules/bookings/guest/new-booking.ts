import type { BookingBody } from '@/lib/domain/booking/bodies'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { creation } from '@/lib/domain/booking/edges'
import { openUnpaidLimit } from '@/lib/domain/booking/guards'
import type { NoShowTerms } from '@/lib/domain/booking/money/no-show'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { partyOf } from '@/lib/domain/booking/party'
import { listingIdsOf } from '@/lib/domain/booking/rooms'
import { MAX_OPEN_REQUESTS, MAX_OPEN_REQUESTS_PER_LISTING } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { newId } from '@/server/db/schema/columns'
import { countOpenOf } from '@/server/modules/bookings/count-store'
import { type Copied, snapshotOf } from '@/server/modules/bookings/snapshot'
import type { Booking } from '@/server/modules/bookings/store'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import type { PricedStay } from '@/server/modules/money/promotions/price-with-code'
import type { SignedIn } from '@/server/policy/signed-in'
import { writeBooking } from './new-booking-store'

export interface NewBookingRequest {
  guest: SignedIn
  body: BookingBody
  stay: StayRequest
  now: Date
}

/** Writes the row of a new booking; the limits of its guest are counted in the same turn, and roll it back. */
export async function writeNewBooking(
  tx: Db,
  { guest, stay, now }: NewBookingRequest,
  { row, rates }: Bookable,
  { noShow, ...priced }: Pick<PricedStay, 'quote' | 'applied'> & Pick<Requested, 'noShow'>,
): Promise<Booking> {
  const { id: listingId, vendorId } = row.service
  const columns = newBookingColumns({ row, stay, now, noShow }, priced)
  const { state, expiresAt } = columns
  const listingIds = listingIdsOf({ listingId, ...stay })
  if (expiresAt && expiresAt <= now) throw new DomainError('deadline_passed')
  const own = { id: newId(), guestId: guest._id }
  const [booking] = await together([
    () => writeBooking(tx, { ...columns, ...rates, ...own, listingId, vendorId }),
    () => refuseTooManyOpen(tx, { ...own, listingIds, state, quote: priced.quote }),
  ])
  return booking
}

interface Requested extends Pick<NewBookingRequest, 'stay' | 'now'> {
  row: Copied
  /** null: no rule has begun */
  noShow?: NoShowTerms | null
}

/** The columns of a new booking that follow from its price: its first state, its deadlines and its copy of the listing. */
export function newBookingColumns(
  { row, stay, now, noShow = null }: Requested,
  { quote, applied }: Pick<PricedStay, 'quote' | 'applied'>,
) {
  const { to: state, sets } = creation(row.service.bookingType, quote.dueNowHalalas)
  const { expiresAt = null } = sets(quote, now)
  return {
    state,
    period: stay.period,
    checkInAt: quote.checkInAt,
    checkOutAt: quote.checkOutAt,
    party: partyOf(stay),
    units: stay.units,
    rooms: stay.rooms ? [...stay.rooms] : null,
    paymentType: quote.paymentType,
    totalHalalas: quote.totalHalalas,
    stayVat: quote.stayVat,
    dueNowHalalas: quote.dueNowHalalas,
    depositHalalas: quote.depositHalalas,
    freeCancellationUntil: quote.freeCancellationUntil,
    snapshot: {
      ...snapshotOf(row, stay, quote),
      ...(applied ? { promotion: applied } : {}),
      ...(noShow ? { noShow } : {}),
    },
    expiresAt,
    createdAt: now,
  }
}

interface NewBooking {
  /** which does not count itself */
  id: string
  guestId: string
  listingIds: string[]
  state: Booking['state']
  quote: Quote
}

/** Limits a guest's unpaid bookings; counted under the guest's lock, so that concurrent ones see each other. */
async function refuseTooManyOpen(
  tx: Db,
  { id, guestId, listingIds, state, quote }: NewBooking,
): Promise<void> {
  const isRequest = state === 'requested'
  const isUnpaid = quote.dueNowHalalas === 0
  if (!isRequest && !isUnpaid) return
  const open = await countOpenOf(tx, { guestId, listingIds, exceptId: id })
  const hasRequests = open.requests >= MAX_OPEN_REQUESTS || open.requestsHere >= MAX_OPEN_REQUESTS_PER_LISTING
  if (isRequest && hasRequests) {
    throw new DomainError('open_request_limit', { params: { max: MAX_OPEN_REQUESTS } })
  }
  const limit = openUnpaidLimit(open.finished)
  if (isUnpaid && open.unpaid >= limit.max) throw new DomainError('unpaid_booking_limit', { params: limit })
}
