import type { StayRequest } from '@/lib/domain/booking/bookable'
import { freeStayOf } from '@/lib/domain/booking/stay-wire'
import { chosenToParam } from './chosen-add-on'
import { roomsToParam } from './chosen-rooms'

interface CheckoutStay extends Omit<StayRequest, 'paymentType'> {
  /** the private offer that makes its price */
  offerId?: string | null
}

/** The address of the checkout with the whole stay, so that login and reload lose nothing. */
export function checkoutHref(
  listingId: string,
  { period, rooms = [], addOns, ownAddOns = [], offerId, ...party }: CheckoutStay,
): string {
  const { adults, children, infants, units, pet } = party
  const params = new URLSearchParams({ service: listingId })
  const { overtime } = period
  const stay = {
    ...freeStayOf(period),
    ...(overtime && { overtime }),
    adults,
    children,
    infants,
    units,
    ...(pet && { pet }),
    ...(rooms.length > 0 && { rooms: roomsToParam(rooms) }),
  }
  for (const [name, value] of Object.entries(stay)) params.set(name, String(value))
  for (const addOn of addOns) params.append('addOns', addOn)
  for (const chosen of ownAddOns) params.append('ownAddOns', chosenToParam(chosen))
  if (offerId) params.set('offer', offerId)
  return `/checkout?${params}`
}
