import { call } from '@/lib/api/call'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { ListingPayload } from '@/lib/domain/listing/payload'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'

interface SaveOptions {
  /** the vendor means prices that are far from the usual */
  isConfirmed: boolean
  /** the version of the listing that was changed */
  basedOn: number | undefined
}

/** Saves an edit of a listing; the type of the listing is the path of its calls. */
export const updateListing = (
  type: PropertyType,
  id: string,
  body: ListingPayload,
  { isConfirmed, basedOn }: SaveOptions,
) =>
  call(`PUT /${listingTypeOf(type).segment}/:id`, {
    params: { id },
    query: { ...(isConfirmed ? { confirmed: 'true' } : {}), basedOn },
    body,
  })
