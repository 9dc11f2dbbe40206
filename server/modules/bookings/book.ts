import type { StayRequest } from '@/lib/domain/booking/bookable'
import {
  INSTANT_PAYMENT_MINUTES,
  initialState,
  MAX_OPEN_REQUESTS,
  MAX_OPEN_REQUESTS_PER_SERVICE,
  REQUEST_HOLD_MINUTES,
  REQUEST_LEAD_MINUTES,
} from '@/lib/domain/booking/lifecycle'
import type { Quote } from '@/lib/domain/booking/quote'
import { type BookingBody, quoteToWire } from '@/lib/domain/booking/wire'
import { addMinutes } from '@/lib/domain/days'
import { Refusal } from '@/lib/domain/issues'
import { fromSar } from '@/lib/domain/money'
import type { NotificationType } from '@/lib/domain/notification'
import { refreshBooked } from '@/server/db/booked'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { type Answer, once } from '@/server/modules/idempotency/once'
import { type Bookable, loadBookable } from '@/server/modules/listings/load-bookable'
import { askedStay, quoteOrRefuse } from '@/server/modules/listings/quote'
import { notify } from './notify'
import { releaseExpiredHolds } from './run-timers'
import { snapshotOf } from './snapshot'
import { type Booking, countOpenRequests, lockService, writeBooking, writeEvent } from './store'
import { takeDates } from './take-dates'
import { tellBooking } from './tell-booking'

/** Who hears of a new booking; one that still awaits its payment is told when it is paid. */
const TOLD_TO_VENDOR: Partial<Record<Booking['state'], NotificationType>> = {
  requested: 'Booking_request_send_by_user',
  confirmed: 'New_booking_alert',
}

interface Asked {
  guest: SignedIn
  body: BookingBody
  stay: StayRequest
  now: Date
}

/** Books a stay: everything below happens in one transaction or not at all (booking rules, Availability 2). */
export async function book(deps: Deps, guest: SignedIn, body: BookingBody, key: unknown): Promise<Answer> {
  const now = deps.clock.now()
  return deps.db.transaction((tx) =>
    once(tx, { userId: guest._id, key, body, now }, async () => {
      const { serviceId: _serviceId, total: _total, ...stayBody } = body
      const booking = await bookOnce(tx, { guest, body, stay: askedStay(stayBody), now })
      return { status: 201, body: await tellBooking(tx, guest._id, booking.id, now) }
    }),
  )
}

async function bookOnce(tx: Db, asked: Asked): Promise<Booking> {
  const { body, now, stay, guest } = asked
  await lockService(tx, body.serviceId)
  const bookable = await loadBookable(tx, body.serviceId, now)
  if (!bookable) throw new Refusal('not_found')
  if (bookable.row.service.ownerId === guest._id) throw new Refusal('own_service')
  const quote = quoteOrRefuse(bookable.terms, stay, now)
  refuseOtherPrice(body.total, quote)
  await releaseExpiredHolds(tx, body.serviceId, now)
  const booking = await writeNewBooking(tx, asked, bookable, quote)
  await takeDates(tx, booking, bookable.terms, stay, now)
  await tell(tx, booking, now)
  await refreshBooked(tx, body.serviceId, now)
  return booking
}

/** The guest agreed to what was shown; another price needs another yes. */
function refuseOtherPrice(seenSar: number | undefined, quote: Quote): void {
  if (seenSar === undefined || fromSar(seenSar) === quote.totalHalalas) return
  throw new Refusal('price_changed', { data: { quote: quoteToWire(quote) } })
}

async function writeNewBooking(tx: Db, asked: Asked, { row }: Bookable, quote: Quote): Promise<Booking> {
  const { guest, stay, now } = asked
  const { service } = row
  const state = initialState(service.bookingType, quote.dueNowHalalas)
  if (state === 'requested') await refuseManyRequests(tx, guest._id, service.id)
  return writeBooking(tx, {
    serviceId: service.id,
    guestId: guest._id,
    vendorUserId: service.ownerId,
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
    freeCancellationUntil: quote.freeCancellationUntil,
    snapshot: snapshotOf(row, stay, quote),
    expiresAt: expiryOf(state, quote, now),
    createdAt: now,
  })
}

async function refuseManyRequests(tx: Db, guestId: string, serviceId: string): Promise<void> {
  const open = await countOpenRequests(tx, guestId)
  const openHere = await countOpenRequests(tx, guestId, serviceId)
  if (open >= MAX_OPEN_REQUESTS || openHere >= MAX_OPEN_REQUESTS_PER_SERVICE) {
    throw new Refusal('open_request_limit', { params: { max: MAX_OPEN_REQUESTS } })
  }
}

/** A request needs time to be answered: at the latest 2 h before check-in (booking rules, States). */
function expiryOf(state: Booking['state'], quote: Quote, now: Date): Date | null {
  if (state === 'awaiting_payment') return addMinutes(now, INSTANT_PAYMENT_MINUTES)
  if (state !== 'requested') return null
  const latest = addMinutes(quote.checkInAt, -REQUEST_LEAD_MINUTES)
  if (latest <= now) throw new Refusal('deadline_passed')
  const full = addMinutes(now, REQUEST_HOLD_MINUTES)
  return new Date(Math.min(full.getTime(), latest.getTime()))
}

async function tell(tx: Db, booking: Booking, now: Date): Promise<void> {
  await writeEvent(tx, {
    bookingId: booking.id,
    event: 'create',
    role: 'guest',
    actorId: booking.guestId,
    fromState: null,
    toState: booking.state,
    createdAt: now,
  })
  const type = TOLD_TO_VENDOR[booking.state]
  if (type) await notify(tx, booking, { whom: 'vendor', type }, now)
}
