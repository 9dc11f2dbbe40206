import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { type Day, formatQueryDay } from '@/lib/domain/time/days'

/** /{cat}/{id} with the dates and the party of the search, so that the booking card opens with them. */
export function listingHref(
  listing: { id: string; type: PropertyType },
  stay: { checkIn?: Day; checkOut?: Day; guests?: number; pet?: boolean } = {},
): string {
  const path = `/${listingTypeOf(listing.type).slug}/${listing.id}`
  if (!stay.checkIn || !stay.checkOut) return path
  const params = new URLSearchParams({
    checkIn: formatQueryDay(stay.checkIn),
    checkOut: formatQueryDay(stay.checkOut),
  })
  if (stay.guests !== undefined) params.set('guests', String(stay.guests))
  if (stay.pet) params.set('pet', '1')
  return `${path}?${params}`
}
