import type { StayRequest } from '@/lib/domain/booking/bookable'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { stayToBody } from '@/lib/domain/booking/wire'
import type { StayChoice } from './stay-state'
import type { StayAddress } from './without-script/stay-address'

/** The address of the checkout with the whole stay, so that login and reload lose nothing. */
export function checkoutHref(listingId: string, request: StayRequest): string {
  const { addOns, paymentType: _ofListing, ...stay } = stayToBody(request)
  const params = new URLSearchParams({ service: listingId })
  for (const [name, value] of Object.entries(stay)) params.set(name, String(value))
  for (const addOn of addOns) params.append('addOns', addOn)
  return `/checkout?${params}`
}

/** The stay in an address of the checkout; missing parts are chosen on the page. */
export function choiceOf(stay: StayAddress): StayChoice {
  const { checkIn = null, checkOut = null, date = null, start = null, ...rest } = stay
  return { checkIn, checkOut, date, start, ...rest }
}

/** Where a new booking leads: to its payment where one is due, otherwise to the confirmation. */
export function afterBooking({ _id, allowed }: Pick<BookingWire, '_id' | 'allowed'>): string {
  return allowed.includes('pay') ? `/booking/${_id}/pay` : `/success?booking=${_id}`
}
