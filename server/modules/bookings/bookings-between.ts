import type { ConversationBooking } from '@/lib/contract/schemas/messages/wire'
import { daysOf } from '@/lib/domain/booking/period'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import type { Db } from '@/server/db/db'
import { type GuestVendorPair, listBookingsOfPairs } from './booking-list-store'
import { type Booking, findBooking } from './store'

/** States in which guest and host see each other's contacts: confirmed and not cancelled. */
const AGREED: readonly Booking['state'][] = ['confirmed', 'checked_in', 'completed']

/** The bookings between two users. */
export interface BookingBetween {
  /** the most relevant booking of this listing */
  stay: ConversationBooking | null
  /** a booking between them was confirmed, at any listing of the host */
  hasConfirmed: boolean
}

/** For each conversation id, its booking and whether a booking between the two was confirmed. */
export async function bookingsBetween(
  db: Db,
  pairs: readonly (GuestVendorPair & { id: string; listingId: string })[],
): Promise<Map<string, BookingBetween>> {
  const stays = await listBookingsOfPairs(db, pairs)
  return new Map(
    pairs.map(({ id, guestId, vendorId, listingId }) => {
      const shared = stays.filter((one) => one.guestId === guestId && one.vendorId === vendorId)
      const here = shared.filter((one) => one.listingId === listingId).sort(mattersMore)
      return [id, { stay: here[0] ? reported(here[0]) : null, hasConfirmed: shared.some(isAgreed) }]
    }),
  )
}

export async function hasConfirmedBooking(db: Db, pair: GuestVendorPair): Promise<boolean> {
  return (await listBookingsOfPairs(db, [pair])).some(isAgreed)
}

/** The guest of a booking at a host's own listing; null for any other booking. */
export async function guestOfVendorBooking(
  db: Db,
  requested: { vendorId: string; listingId: string; bookingId: string },
): Promise<string | null> {
  const booking = await findBooking(db, requested.bookingId)
  const isTheirs = booking?.vendorId === requested.vendorId && booking.listingId === requested.listingId
  return booking && isTheirs ? booking.guestId : null
}

const isAgreed = ({ state }: Pick<Booking, 'state'>) => AGREED.includes(state)

/** Active bookings first, then finished ones, then cancelled ones; within a group the latest. */
function mattersMore(one: Booking, other: Booking): number {
  return weightOf(other) - weightOf(one) || other.checkInAt.getTime() - one.checkInAt.getTime()
}

function weightOf({ state }: Booking): number {
  if (BOOKING_STATES[state].dates !== 'released') return 2
  return state === 'completed' ? 1 : 0
}

function reported({ id, code, state, period }: Booking): ConversationBooking {
  const { first, last } = daysOf(period)
  return { _id: id, code, status: state, checkIn: first, checkOut: last }
}
