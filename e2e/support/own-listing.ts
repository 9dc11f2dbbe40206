import { type APIRequestContext, expect } from '@playwright/test'
import type { Draft } from '../../lib/domain/listing/draft'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import { draftFromPayload, toPayload, variantOf } from '../../lib/domain/listing/payload'
import { type ListingTypeVariant, withVariant } from '../../lib/domain/listing/variants'
import type { EditableListingWire } from '../../lib/domain/listing/vendor-listing'
import { QUIET_LISTING } from './new-vendor'

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

/** A chalet of the demo's host, which is copied; the copy alone is changed. */
const PATTERN = 'al-nakheel-chalet-jeddah'

/** A new listing of the demo's host under a name of its own, sent to review by the calls of the wizard. */
export async function sendListing(host: APIRequestContext, name: string): Promise<string> {
  const copied = await host.post(`/api/v1/chalet/${PATTERN}/duplicate`)
  const copy: EditableListingWire = await copied.json()
  const listingType = withVariant(listingTypeOf('Chalets'), variantOf({ ...copy }, listingTypeOf('Chalets')))
  const draft = draftFromPayload({ ...copy }, listingType)
  const options = {
    name: { en: name, ar: name },
    bookingType: 'instant',
    payment: { type: 'payAtCheckin', partial: null },
    place: { ...draft.place, ...QUIET_LISTING },
  } as const
  const data = toPayload({ ...draft, ...options }, listingType, { isEdit: true })
  expect((await host.put(`/api/v1/chalet/${copy._id}`, { data })).status()).toBe(200)
  return copy._id
}
