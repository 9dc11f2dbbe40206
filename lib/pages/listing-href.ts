import type { ListingCard } from '@/lib/domain/listing/card'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { type Day, formatQueryDay } from '@/lib/domain/time/days'

/** /{cat}/{id} with the room type, the dates and the party of the search, so that the booking card opens with them. */
export function listingHref(
  { _id: id, type, roomType }: Pick<ListingCard, '_id' | 'type' | 'roomType'>,
  stay: { checkIn?: Day; checkOut?: Day; guests?: number; pet?: boolean } = {},
): string {
  const { checkIn, checkOut, guests, pet } = stay
  const hasDays = checkIn !== undefined && checkOut !== undefined
  const params = new URLSearchParams({
    ...(roomType && roomType._id !== id && { room: roomType._id }),
    ...(hasDays && { checkIn: formatQueryDay(checkIn), checkOut: formatQueryDay(checkOut) }),
    ...(hasDays && guests !== undefined && { guests: String(guests) }),
    ...(hasDays && pet && { pet: '1' }),
  })
  const path = `/${listingTypeOf(type).slug}/${id}`
  return params.size > 0 ? `${path}?${params}` : path
}
