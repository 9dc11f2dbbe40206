import { type Day, formatQueryDay } from '@/lib/domain/days'
import { kindOf } from '@/lib/domain/listing/kinds'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'

/** /{cat}/{id}; the dates of a search travel along, so that the booking card opens with them. */
export function listingHref(
  listing: { id: string; type: PropertyType },
  stay: { checkIn?: Day; checkOut?: Day } = {},
): string {
  const path = `/${kindOf(listing.type).slug}/${listing.id}`
  if (!stay.checkIn || !stay.checkOut) return path
  const params = new URLSearchParams({
    checkIn: formatQueryDay(stay.checkIn),
    checkOut: formatQueryDay(stay.checkOut),
  })
  return `${path}?${params}`
}
