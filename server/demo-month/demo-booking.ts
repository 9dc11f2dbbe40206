import type { Day } from '@/lib/domain/time/days'
import type { Bank } from './bank'
import type { Marketplace } from './open-marketplace'
import type { PlaceName } from './places'

/** A booking of the month: who made it, of what, and for which nights. */
export interface DemoBooking {
  number: number
  kind: string
  place: PlaceName
  guest: string
  /** who share its payment with its guest */
  friends: readonly [string, string]
  listingId: string
  /** the owner of its listing */
  host: string
  madeAt: Date
  checkIn: Day
  checkOut: Day
  checkInAt: Date
  checkOutAt: Date
  /** of the booking once it is made */
  id: string
  code: string
}

/** Something that is done about a booking, and must succeed. */
export type Press = (market: Marketplace & { bank: Bank }, booking: DemoBooking) => Promise<unknown>

export const REASON = 'A month of the demo'
