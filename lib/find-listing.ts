import { getListing } from '@/lib/api/server'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingTypeBySlug } from '@/lib/domain/listing/listing-types'

/** The slug of a listing type, and the id of a listing. */
export interface ListingAddress {
  category: string
  id: string
}

/** A public listing; one under the address of another listing type counts as not found. */
export async function findListing({ category, id }: ListingAddress): Promise<Listing | null> {
  const listingType = listingTypeBySlug(category)
  const listing = listingType ? await getListing(id) : null
  return listing?.type === listingType?.type ? listing : null
}
