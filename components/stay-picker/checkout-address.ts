import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import type { StayChoice } from './stay-state'
import type { StayAddress } from './without-script/stay-address'

/** The stay in an address of the checkout; missing parts are chosen on the page. */
export function choiceOf(stay: StayAddress): StayChoice {
  const { checkIn = null, checkOut = null, date = null, start = null, ...rest } = stay
  return { checkIn, checkOut, date, start, ...rest }
}

/** Where a new booking leads: to its payment where one is due, otherwise to the confirmation. */
export function afterBooking({ _id, allowed }: Pick<BookingWire, '_id' | 'allowed'>): string {
  return allowed.includes('pay') ? `/booking/${_id}/pay` : `/success?booking=${_id}`
}
