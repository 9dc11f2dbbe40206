import type { Category, FacilityGroup } from '@/lib/domain/catalogue'
import { kindOf } from '@/lib/domain/listing/listing-types'
import type { ServicePayload } from '@/lib/domain/listing/payload'
import type { DraftCard, DraftWire, KeptDraft } from '@/lib/domain/listing/stored-draft'
import type { EditableServiceWire } from '@/lib/domain/listing/vendor-listing'
import type { PropertyType, ServiceState } from '@/lib/domain/listing/vocabulary'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'

export const DRAFTS_PATH = `${VENDOR_PATH}/drafts`
export const FIGURES_PATH = `${VENDOR_PATH}/figures`

export const ownServicesPath = (page: number, status?: ServiceState) =>
  `${VENDOR_PATH}/services?page=${page}${status ? `&status=${status}` : ''}`
export const overviewPath = (id: string) => `${VENDOR_PATH}/services/${encodeURIComponent(id)}/overview`

/** Which place: its type gives the path (contract.md, {type}). */
export interface OwnService {
  type: PropertyType
  id: string
}

const typePath = (type: PropertyType) => kindOf(type).segment
const servicePath = ({ type, id }: OwnService) => `${typePath(type)}/${encodeURIComponent(id)}`
const draftPath = (id: string) => `${DRAFTS_PATH}/${encodeURIComponent(id)}`

export const facilitiesPath = (type: PropertyType) =>
  `facility/list?type=${type}&status=active&isSubFacility=true`

export const getFacilities = (path: string) => http.get<{ data: FacilityGroup[] }>(path)
/** The kinds of place that may be listed now. */
export const getActiveCategories = async () => {
  const { categories } = await http.get<{ categories: Category[] }>('services/categories')
  return categories.filter(({ status }) => status === 'active')
}
export const getOwnService = (id: string) =>
  http.get<EditableServiceWire>(`${VENDOR_PATH}/services/${encodeURIComponent(id)}`)

/** The same key and payload make one place, however often they are sent (contract.md, Idempotency-Key). */
export const createService = (type: PropertyType, payload: ServicePayload, key: string) =>
  http.send<EditableServiceWire>('post', typePath(type), payload, { headers: { 'idempotency-key': key } })
export const editService = (place: OwnService, payload: ServicePayload) =>
  http.send<EditableServiceWire>('put', servicePath(place), payload)
export const changeServiceState = (place: OwnService, event: 'pause' | 'resume') =>
  http.send<{ _id: string; status: ServiceState }>('post', `${servicePath(place)}/${event}`)
export const duplicateService = (place: OwnService) =>
  http.send<EditableServiceWire>('post', `${servicePath(place)}/duplicate`)
export const deleteService = (place: OwnService) => http.send<void>('delete', servicePath(place))

export const getDrafts = () => http.get<DraftCard[]>(DRAFTS_PATH)
export const getDraft = (id: string) => http.get<DraftWire>(draftPath(id))
export const startDraft = (kept: KeptDraft) => http.send<DraftWire>('post', DRAFTS_PATH, kept)
export const keepDraft = (id: string, kept: KeptDraft) => http.send<DraftWire>('put', draftPath(id), kept)
export const dropDraft = (id: string) => http.send<void>('delete', draftPath(id))
