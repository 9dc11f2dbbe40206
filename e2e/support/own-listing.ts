import { type APIRequestContext, expect } from '@playwright/test'
import type { Draft } from '../../lib/domain/listing/draft'
import { draftFromPayload } from '../../lib/domain/listing/payload'
import type { ListingTypeVariant } from '../../lib/domain/listing/variants'

/** The one listing of a new host. */
export async function onlyListing(request: APIRequestContext): Promise<{ _id: string; status: string }> {
  const { data } = await (await request.get('/api/v1/vender/services?page=1')).json()
  expect(data).toHaveLength(1)
  return data[0]
}

/** An own listing as the wizard would open it again. */
export async function storedListing(
  request: APIRequestContext,
  id: string,
  listingType: ListingTypeVariant,
): Promise<Draft> {
  return draftFromPayload(await (await request.get(`/api/v1/vender/services/${id}`)).json(), listingType)
}
