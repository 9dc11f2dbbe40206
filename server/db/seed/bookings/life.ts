import { transition } from '@/lib/domain/booking/edges'
import { type GuardedBooking, guardEvent } from '@/lib/domain/booking/guards'
import { amountToCollect } from '@/lib/domain/booking/money/due'
import {
  BOOKING_STATES,
  type BookingEvent,
  type BookingRole,
  type BookingState,
} from '@/lib/domain/booking/transitions'
import { FIRST_PERCENTS } from '@/lib/domain/rates/rates'
import { addMinutes } from '@/lib/domain/time/days'
import type { bookings } from '@/server/db/schema/bookings/bookings'
import { vendorId } from '@/server/db/seed/people/users'
import { newBookingColumns } from '@/server/modules/bookings/guest/new-booking'
import { movedColumns } from '@/server/modules/bookings/moved-columns'
import { amountsOf } from '@/server/modules/bookings/payments/attempts/attempt-amounts'
import type { SeedBooking } from './bookings'

/** When the demo's vendors answer, its guests pay and cancel, and the rest is collected at the door. */
const APPROVED_MINUTES = 40
const PAID_MINUTES = 8
const CANCELLED_MINUTES = 300
const COLLECTED_MINUTES = 10

/** The columns of a booking; the database sets the others. */
type Row = Omit<typeof bookings.$inferSelect, 'cityId' | 'listingType' | 'arrivalTries' | 'remindedAt'>

/** An event of a booking's history, with the booking after it. */
export interface LifeStep {
  event: BookingEvent | 'create'
  role: BookingRole
  fromState: BookingState | null
  at: Date
  booking: Row
}

export interface Life {
  stay: SeedBooking
  steps: LifeStep[]
  booking: Row
  /** the state of its allocations */
  dates: 'held' | 'confirmed' | 'released'
}

/** What became of a demo booking, along the edges and by the guards of real ones; throws where one forbids a step. */
export function lifeOf(stay: SeedBooking): Life {
  const booking = newBooking(stay)
  const { state, createdAt: at } = booking
  const create: LifeStep = { event: 'create', role: 'guest', fromState: null, at, booking }
  const life = { stay, steps: [create], booking, dates: BOOKING_STATES[state].dates }
  return pressesOf(stay).reduce(moved, life)
}

function newBooking(stay: SeedBooking): Row {
  const { id, code, arrivalCode, listing, guest, quote, createdAt: now } = stay
  const request = { ...stay, ...stay.party, addOns: [], paymentType: quote.paymentType }
  const columns = newBookingColumns({ row: copiedOf(listing), stay: request, now }, { quote, applied: null })
  return {
    ...columns,
    ...{ id, code, arrivalCode, listingId: listing.plan.id, guestId: guest.id },
    vendorId: vendorId(listing.plan.owner),
    commissionPercent: FIRST_PERCENTS.commission,
    vatPercent: FIRST_PERCENTS.vat,
    ...{ paidHalalas: 0, depositPaidHalalas: 0, endedAt: null, sequence: 0, seriesId: null },
  }
}

function copiedOf({ plan, terms, pictures }: SeedBooking['listing']) {
  const { type, en, ar, city, district } = plan
  const { checkInTime, checkOutTime, cancellationPolicy, bookingType } = terms
  const copied = { type, name: en, nameAr: ar, images: pictures.map(({ url }) => url) }
  return {
    service: { ...copied, checkInTime, checkOutTime, cancellationPolicy, bookingType },
    city: { name: city.name, nameAr: city.name_ar },
    district: { name: district.en, nameAr: district.ar },
  }
}

interface Press {
  event: BookingEvent
  role: BookingRole
  at: Date
}

function pressesOf({ listing, quote, state, createdAt }: SeedBooking): Press[] {
  const isRequest = listing.terms.bookingType === '24-Hour'
  const isPaidNow = quote.dueNowHalalas > 0
  const agreedAt = isRequest ? addMinutes(createdAt, APPROVED_MINUTES) : createdAt
  const arrived: Press = { event: 'check_in', role: 'guest', at: quote.checkInAt }
  const ends: Record<SeedBooking['state'], Press[]> = {
    confirmed: [],
    checked_in: [arrived],
    completed: [arrived, { event: 'check_out', role: 'guest', at: quote.checkOutAt }],
    cancelled_by_guest: [{ event: 'cancel', role: 'guest', at: addMinutes(createdAt, CANCELLED_MINUTES) }],
  }
  const approve = isPaidNow ? 'approve' : 'approve_unpaid'
  return [
    ...(isRequest ? [{ event: approve, role: 'vendor', at: agreedAt } as const] : []),
    ...(isPaidNow ? [{ event: 'pay', role: 'guest', at: addMinutes(agreedAt, PAID_MINUTES) } as const] : []),
    ...ends[state],
  ]
}

function moved(life: Life, { event, role, at }: Press): Life {
  if (event === 'check_out' && amountToCollect(life.booking) > 0) {
    return stepped(collected(life), { event, role, at })
  }
  return stepped(life, { event, role, at })
}

const collected = (life: Life): Life =>
  stepped(life, {
    event: 'collect',
    role: 'vendor',
    at: addMinutes(life.booking.checkInAt, COLLECTED_MINUTES),
  })

function stepped(life: Life, { event, role, at }: Press): Life {
  const before = life.booking
  const refusal = guardEvent(guarded(before), event, role, at)
  const edge = transition(before.state, event, role)
  if (refusal || !edge) throw new Error(`${before.id} cannot ${event}: ${refusal}`)
  const patch = { ...edge.sets(before, at), ...(event === 'pay' ? paidColumns(before) : {}), state: edge.to }
  const { remindedAt: _none, ...columns } = movedColumns(before, patch)
  const booking = { ...before, ...columns, sequence: before.sequence + (event === 'pay' ? PAY_CHANGES : 1) }
  return {
    ...life,
    booking,
    dates: edge.effects.includes('moveDates') ? BOOKING_STATES[edge.to].dates : life.dates,
    steps: [...life.steps, { event, role, fromState: before.state, at, booking }],
  }
}

/** An attempt extends the window to pay before its capture confirms. */
const PAY_CHANGES = 2

const guarded = (booking: Row): GuardedBooking => ({ ...booking, bookingType: booking.snapshot.bookingType })

function paidColumns(booking: Row) {
  const { amountHalalas, depositHalalas } = amountsOf(booking, 'due_now')
  return { paidHalalas: amountHalalas - depositHalalas, depositPaidHalalas: depositHalalas }
}
