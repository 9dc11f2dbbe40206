import { settleCancellation } from '@/lib/domain/booking/cancellation'
import { BOOKING_STATES, type BookingEvent, transition } from '@/lib/domain/booking/lifecycle'
import { daysOf } from '@/lib/domain/booking/period'
import { type BookingWire, lineToWire } from '@/lib/domain/booking/wire'
import type { NamedPlace } from '@/lib/domain/listing/card'
import type { Bilingual } from '@/lib/domain/listing/listing'
import { toSar } from '@/lib/domain/money'
import { publicNameOf } from '@/server/modules/listings/person-name'
import type { HistoryRow, ToldBooking } from './reading-store'
import type { Booking } from './store'

/** What a guest may cause by a call of this API. */
const GUEST_EVENTS: readonly BookingEvent[] = ['cancel']
const OPEN_DOOR: readonly Booking['state'][] = ['confirmed', 'checked_in']

export function bookingToWire(row: ToldBooking, history: HistoryRow[], now: Date): BookingWire {
  const { booking } = row
  return {
    ...identityOf(booking),
    service: serviceOf(booking),
    ...datesOf(booking),
    ...moneyOf(booking),
    party: booking.party,
    units: booking.units,
    bookingType: booking.snapshot.bookingType,
    policy: booking.snapshot.policy,
    expiresAt: booking.expiresAt?.toISOString() ?? null,
    createdAt: booking.createdAt.toISOString(),
    host: hostOf(row),
    arrival: arrivalOf(row),
    cancellation: cancellationOf(booking, now),
    allowed: GUEST_EVENTS.filter((event) => mayCause(booking, event, now)),
    history: history.map((one) => ({ status: one.toState, at: one.createdAt.toISOString() })),
  }
}

/** Before check-in and along the graph: afterwards only an admin decides (booking rules, Cancellation). */
export function mayCause(booking: Booking, event: BookingEvent, now: Date): boolean {
  return transition(booking.state, event, 'guest') !== undefined && now < booking.checkInAt
}

/** What cancelling now gives back; the refund pays this figure. */
export function settle(booking: Booking, now: Date) {
  return settleCancellation({ ...booking, policy: booking.snapshot.policy }, now)
}

function identityOf({ id, code, state, serviceId }: Booking) {
  return { _id: id, code, status: state, tab: BOOKING_STATES[state].tab, serviceId }
}

function serviceOf({ snapshot }: Booking): BookingWire['service'] {
  const { city, district, ...kept } = snapshot.service
  return { ...kept, city: named(city), district: named(district) }
}

function named({ en, ar }: Bilingual): NamedPlace {
  return { name: en, name_ar: ar }
}

function datesOf({ period, checkInAt, checkOutAt, freeCancellationUntil }: Booking) {
  const { first, last } = daysOf(period)
  const isHourly = period.mode === 'hourly'
  return {
    mode: period.mode,
    checkIn: first,
    checkOut: last,
    start: isHourly ? period.start : null,
    hours: isHourly ? period.hours : null,
    checkInAt: checkInAt.toISOString(),
    checkOutAt: checkOutAt.toISOString(),
    freeCancellationUntil: freeCancellationUntil?.toISOString() ?? null,
  }
}

function moneyOf(booking: Booking) {
  const { snapshot, totalHalalas, dueNowHalalas } = booking
  return {
    lines: snapshot.lines.map(lineToWire),
    total: toSar(totalHalalas),
    vat: snapshot.vatHalalas === null ? null : toSar(snapshot.vatHalalas),
    deposit: toSar(booking.depositHalalas),
    dueNow: toSar(dueNowHalalas),
    dueLater: toSar(totalHalalas - dueNowHalalas),
    paid: toSar(booking.paidHalalas),
    paymentType: booking.paymentType,
  }
}

/** The phone is told when both sides are bound. */
function hostOf({ booking, host, secondaryPhone }: ToldBooking): BookingWire['host'] {
  const name = publicNameOf(host)
  const phone = OPEN_DOOR.includes(booking.state) ? (secondaryPhone ?? host.phone) : null
  return { name: name.en, name_ar: name.ar, phone }
}

function arrivalOf({ booking, service }: ToldBooking): BookingWire['arrival'] {
  if (!OPEN_DOOR.includes(booking.state)) return null
  return {
    code: booking.arrivalCode,
    address: service.address,
    houseNumber: service.houseNumber,
    location: [service.latitude, service.longitude],
  }
}

function cancellationOf(booking: Booking, now: Date): BookingWire['cancellation'] {
  if (!mayCause(booking, 'cancel', now)) return null
  const { refundHalalas, vendorKeepsHalalas } = settle(booking, now)
  return { refund: toSar(refundHalalas), vendorKeeps: toSar(vendorKeepsHalalas) }
}
