import type { Listing } from '@/lib/domain/listing/listing'

/** What the booking card knows of a listing. All of it travels to the browser, so the page keeps the rest. */
export type Offer = Pick<Listing, 'id' | 'type' | 'name' | 'bookingType' | 'terms'>

export function offerOf({ id, type, name, bookingType, terms }: Listing): Offer {
  return { id, type, name, bookingType, terms }
}
