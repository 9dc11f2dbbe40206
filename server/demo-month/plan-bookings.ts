import { occupiedSpan } from '@/lib/domain/booking/occupied-span'
import { addDays, addMinutes, instantAt } from '@/lib/domain/time/days'
import { at, type Random, randomOf } from '@/server/db/seed/random'
import { BOOKING_KINDS, type BookingKind } from './booking-kinds'
import type { DemoBooking } from './demo-booking'
import { FIRST_DAY, type Marketplace } from './open-marketplace'

/** The last stays end, and what follows from them ends, before the month does. */
const LAST_BOOKED_DAY = 15
/** Between the day of a booking and its stay: within it cancelling is free. */
const DAYS_AHEAD = { min: 3, max: 6 }
const DAYS_TO_NEXT_MONTH = 34

export interface PlannedBooking {
  booking: DemoBooking
  kind: BookingKind
}

type Planned = Pick<Marketplace, 'listings' | 'guests'>

/** The bookings of the month by their instants, the same for the same seed: one of each kind first, then more by weight. */
export function planBookings(market: Planned, count: number, seed: number): PlannedBooking[] {
  const random = randomOf(`month ${seed}`)
  const names = Object.keys(BOOKING_KINDS)
  const weights = Object.fromEntries(names.map((name) => [name, BOOKING_KINDS[name]?.weight ?? 0]))
  return Array.from({ length: count }, (_, i) => {
    const kind = names[i] ?? random.weighted(weights)
    return planBooking(market, random, { number: i + 1, kind })
  }).toSorted((one, other) => one.booking.madeAt.getTime() - other.booking.madeAt.getTime())
}

function planBooking(
  { listings, guests }: Planned,
  random: Random,
  { number, kind: name }: { number: number; kind: string },
): PlannedBooking {
  const kind = BOOKING_KINDS[name]
  if (!kind) throw new Error(`no kind ${name}`)
  const { plan, terms } = at([...listings(kind.place)], number)
  const bookedOn = addDays(FIRST_DAY, random.between(0, LAST_BOOKED_DAY))
  const ahead = kind.isAhead ? DAYS_TO_NEXT_MONTH : random.between(DAYS_AHEAD.min, DAYS_AHEAD.max)
  const checkIn = addDays(bookedOn, ahead)
  // What an admin adds to a balance pays two nights.
  const checkOut = addDays(checkIn, kind.place === 'plain' ? 2 : random.between(2, 3))
  const { from, to } = occupiedSpan({ mode: 'daily', checkIn, checkOut }, terms)
  const [guest, ...friends] = [0, 1, 2].map((next) => at([...guests], number + next))
  const [first = '', second = ''] = friends
  const booking = {
    ...{ number, kind: name, place: kind.place, guest: guest ?? '', friends: [first, second] as const },
    ...{ listingId: plan.id, host: plan.owner.id, checkIn, checkOut, checkInAt: from, checkOutAt: to },
    madeAt: addMinutes(instantAt(bookedOn, '08:00'), random.between(0, 10 * 60)),
    ...{ id: '', code: '' },
  }
  return { booking, kind }
}
