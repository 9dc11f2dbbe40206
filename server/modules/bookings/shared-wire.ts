import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import type { MoneyMovement } from '@/lib/domain/booking/money/money-movements'
import { FIRST_NO_SHOW, noShowFrom } from '@/lib/domain/booking/money/no-show'
import { daysOf } from '@/lib/domain/booking/period'
import { roomsOfLines } from '@/lib/domain/booking/rooms'
import { BOOKING_STATES, type BookingEvent, type BookingRole } from '@/lib/domain/booking/transitions'
import { lineToWire } from '@/lib/domain/booking/wire'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { computeSettlement, guardBooking } from './booking-guards'
import type { HistoryRow } from './booking-list-store'
import type { Booking } from './store'

/** States in which phone numbers, exact address and arrival code are shown. */
export const CONTACT_STATES: readonly Booking['state'][] = ['confirmed', 'checked_in']

/** The columns from which the history of a booking is shown. */
export type HistoryStep = Pick<HistoryRow, 'fromState' | 'toState' | 'createdAt'>

/** The fields that guest and vendor share, and the events that the reader can cause now. */
export function sharedParts(
  booking: Booking,
  history: readonly HistoryStep[],
  money: MoneyMovement[],
  reader: { role: Extract<BookingRole, 'guest' | 'vendor'>; events: readonly BookingEvent[] },
  now: Date,
) {
  return {
    ...identityOf(booking),
    service: serviceOf(booking),
    ...datesOf(booking),
    ...moneyOf(booking),
    money,
    party: booking.party,
    units: booking.units,
    ...(booking.rooms ? { rooms: roomsOfLines(booking.snapshot.lines) } : {}),
    bookingType: booking.snapshot.bookingType,
    policy: booking.snapshot.policy,
    noShowTerms: noShowTermsOf(booking),
    expiresAt: booking.expiresAt?.toISOString() ?? null,
    createdAt: booking.createdAt.toISOString(),
    cancellation: cancellationOf(booking, reader.role, now),
    allowed: reader.events.filter((event) => guardBooking(booking, event, reader.role, now) === null),
    history: history
      .filter((one) => one.fromState !== one.toState)
      .map((one) => ({ status: one.toState, at: one.createdAt.toISOString() })),
  }
}

function identityOf({ id, code, state, listingId }: Booking) {
  return { _id: id, code, status: state, tab: BOOKING_STATES[state].tab, serviceId: listingId }
}

function serviceOf({ snapshot }: Booking): BookingWire['service'] {
  const { city, district, ...stored } = snapshot.service
  return { ...stored, city: nameToWire(city), district: nameToWire(district) }
}

export function datesOf({ period, checkInAt, checkOutAt, freeCancellationUntil }: Booking) {
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
    stayVat: booking.stayVat,
    deposit: toSar(booking.depositHalalas),
    dueNow: toSar(dueNowHalalas),
    dueLater: toSar(totalHalalas - dueNowHalalas),
    paid: toSar(booking.paidHalalas),
    paymentType: booking.paymentType,
  }
}

function noShowTermsOf(booking: Booking): BookingWire['noShowTerms'] {
  const { state, snapshot } = booking
  if (state === 'checked_in' || BOOKING_STATES[state].dates === 'released') return null
  const terms = snapshot.noShow ?? FIRST_NO_SHOW
  return {
    recordableFrom: noShowFrom(booking, terms).toISOString(),
    chargedPercent: terms.chargedPercent,
  }
}

function cancellationOf(booking: Booking, by: 'guest' | 'vendor', now: Date): BookingWire['cancellation'] {
  if (guardBooking(booking, 'cancel', by, now)) return null
  const { refundHalalas, vendorKeepsHalalas } = computeSettlement(booking, { by }, now)
  return { refund: toSar(refundHalalas), vendorKeeps: toSar(vendorKeepsHalalas) }
}
