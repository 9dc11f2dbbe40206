import type { Category, FacilityGroup } from '@/lib/domain/catalogue'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { ListingPayload } from '@/lib/domain/listing/payload'
import type { DraftCard, DraftWire, StoredDraft } from '@/lib/domain/listing/stored-draft'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import type { ListingState, PropertyType } from '@/lib/domain/listing/vocabulary'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'

export const DRAFTS_PATH = `${VENDOR_PATH}/drafts`
export const FIGURES_PATH = `${VENDOR_PATH}/figures`

export const vendorListingsPath = (page: number, status?: ListingState) =>
  `${VENDOR_PATH}/services?page=${page}${status ? `&status=${status}` : ''}`
export const overviewPath = (id: string) => `${VENDOR_PATH}/services/${encodeURIComponent(id)}/overview`

/** Which place: its type gives the path (contract.md, {type}). */
export interface ListingRef {
  type: PropertyType
  id: string
}

const typePath = (type: PropertyType) => listingTypeOf(type).segment
const servicePath = ({ type, id }: ListingRef) => `${typePath(type)}/${encodeURIComponent(id)}`
const draftPath = (id: string) => `${DRAFTS_PATH}/${encodeURIComponent(id)}`

export const facilitiesPath = (type: PropertyType) =>
  `facility/list?type=${type}&status=active&isSubFacility=true`

export const getFacilities = (path: string) => http.get<{ data: FacilityGroup[] }>(path)
/** The kinds of place that may be listed now. */
export const getActiveCategories = async () => {
  const { categories } = await http.get<{ categories: Category[] }>('services/categories')
  return categories.filter(({ status }) => status === 'active')
}
export const getVendorListing = (id: string) =>
  http.get<EditableListingWire>(`${VENDOR_PATH}/services/${encodeURIComponent(id)}`)

/** The same key and payload make one place, however often they are sent (contract.md, Idempotency-Key). */
export const createListing = (type: PropertyType, payload: ListingPayload, key: string) =>
  http.send<EditableListingWire>('post', typePath(type), payload, { headers: { 'idempotency-key': key } })
export const updateListing = (place: ListingRef, payload: ListingPayload) =>
  http.send<EditableListingWire>('put', servicePath(place), payload)
export const changeListingState = (place: ListingRef, event: 'pause' | 'resume') =>
  http.send<{ _id: string; status: ListingState }>('post', `${servicePath(place)}/${event}`)
export const duplicateListing = (place: ListingRef) =>
  http.send<EditableListingWire>('post', `${servicePath(place)}/duplicate`)
export const deleteListing = (place: ListingRef) => http.send<void>('delete', servicePath(place))

export const getDrafts = () => http.get<DraftCard[]>(DRAFTS_PATH)
export const getDraft = (id: string) => http.get<DraftWire>(draftPath(id))
export const createDraft = (kept: StoredDraft) => http.send<DraftWire>('post', DRAFTS_PATH, kept)
export const updateDraft = (id: string, kept: StoredDraft) => http.send<DraftWire>('put', draftPath(id), kept)
export const deleteDraft = (id: string) => http.send<void>('delete', draftPath(id))
