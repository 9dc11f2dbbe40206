import type { Category, FacilityGroup } from '@/lib/domain/catalogue'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { ListingPayload } from '@/lib/domain/listing/payload'
import type { ChangedDraft, DraftCard, DraftWire, StoredDraft } from '@/lib/domain/listing/stored-draft'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import type { ListingState, PropertyType } from '@/lib/domain/listing/vocabulary'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'
import { ApiError } from './http'
import { CATEGORIES_PATH } from './listings'

export const DRAFTS_PATH = `${VENDOR_PATH}/drafts`
export const FIGURES_PATH = `${VENDOR_PATH}/figures`

export const vendorListingsPath = (page: number, status?: ListingState) =>
  `${VENDOR_PATH}/services?page=${page}${status ? `&status=${status}` : ''}`
export const overviewPath = (id: string) => `${VENDOR_PATH}/services/${encodeURIComponent(id)}/overview`

/** Which listing: its type gives the path (contract.md, {type}). */
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
/** The listing types that may be listed now. */
export const getActiveCategories = async () => {
  const { categories } = await http.get<{ categories: Category[] }>(CATEGORIES_PATH)
  return categories.filter(({ status }) => status === 'active')
}
export const getVendorListing = (id: string) =>
  http.get<EditableListingWire>(`${VENDOR_PATH}/services/${encodeURIComponent(id)}`)

/** The same key and payload make one listing, however often they are sent (contract.md, Idempotency-Key). */
export const createListing = (
  type: PropertyType,
  payload: ListingPayload,
  { key, isConfirmed }: { key: string; isConfirmed: boolean },
) =>
  http.send<EditableListingWire>('post', typePath(type) + saveQuery({ isConfirmed }), payload, {
    headers: { 'idempotency-key': key },
  })
/** `basedOn` is the version of the listing that was changed. */
export const updateListing = (
  listing: ListingRef,
  payload: ListingPayload,
  { isConfirmed, basedOn }: { isConfirmed: boolean; basedOn?: number },
) =>
  http.send<EditableListingWire>('put', servicePath(listing) + saveQuery({ isConfirmed, basedOn }), payload)
/** `isConfirmed`: the vendor means prices that are far from the usual. */
function saveQuery({ isConfirmed, basedOn }: { isConfirmed: boolean; basedOn?: number }): string {
  const query = new URLSearchParams()
  if (isConfirmed) query.set('confirmed', 'true')
  if (basedOn !== undefined) query.set('basedOn', String(basedOn))
  return query.size > 0 ? `?${query}` : ''
}
export const changeListingState = (listing: ListingRef, event: 'pause' | 'resume') =>
  http.send<{ _id: string; status: ListingState }>('post', `${servicePath(listing)}/${event}`)
export const duplicateListing = (listing: ListingRef) =>
  http.send<EditableListingWire>('post', `${servicePath(listing)}/duplicate`)
export const deleteListing = (listing: ListingRef) => http.send<void>('delete', servicePath(listing))

export const getDrafts = () => http.get<DraftCard[]>(DRAFTS_PATH)
export const getDraft = (id: string) => http.get<DraftWire>(draftPath(id))
export const createDraft = (stored: StoredDraft) => http.send<DraftWire>('post', DRAFTS_PATH, stored)
export const updateDraft = (id: string, changed: ChangedDraft) =>
  http.send<DraftWire>('put', draftPath(id), changed)
export const deleteDraft = (id: string) => http.send<void>('delete', draftPath(id))

/** The stored draft that a refused save would have replaced; null for other failures. */
export const newerDraftIn = (failure: unknown) => newerCopyIn<DraftWire>(failure)

/** The same of a stored listing. */
export const newerListingIn = (failure: unknown) => newerCopyIn<EditableListingWire>(failure)

function newerCopyIn<Copy>(failure: unknown): Copy | null {
  if (!(failure instanceof ApiError) || failure.code !== 'changed_meanwhile') return null
  return (failure.answer as { current?: Copy }).current ?? null
}
