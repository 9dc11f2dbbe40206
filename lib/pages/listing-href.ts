import type { ListingCard } from '@/lib/domain/listing/card'
import { TYPE_BASICS } from '@/lib/domain/listing/type-basics'
import type { SearchedStay } from '@/lib/domain/search/searched-stay'
import { formatQueryDay } from '@/lib/domain/time/days'

/** /{cat}/{id} with the room type, the dates, hours and party of the search, so that the booking card opens with them. */
export function listingHref(
  { _id: id, type, roomType }: Pick<ListingCard, '_id' | 'type' | 'roomType'>,
  stay: SearchedStay = {},
): string {
  const { checkIn, checkOut, start, hours = 1, guests, pet } = stay
  const hasDays = checkIn !== undefined && checkOut !== undefined
  const params = new URLSearchParams({
    ...(roomType && roomType._id !== id && { room: roomType._id }),
    ...(hasDays && { checkIn: formatQueryDay(checkIn), checkOut: formatQueryDay(checkOut) }),
    ...(hasDays && start && { start, hours: String(hours) }),
    ...(hasDays && guests !== undefined && { guests: String(guests) }),
    ...(hasDays && pet && { pet: '1' }),
  })
  const path = `/${TYPE_BASICS[type].slug}/${id}`
  return params.size > 0 ? `${path}?${params}` : path
}
