import { http } from '@/lib/api/browser'
import type {
  FacilityBody,
  FacilityGroupBody,
  NewFacilityBody,
  NewFacilityGroupBody,
} from '@/lib/domain/content/facility'
import type { OrderBody } from '@/lib/domain/content/order'

export const FACILITY_GROUPS_PATH = 'admin/facility-groups'
export const groupUsePath = (id: string) => `${groupPath(id)}/use`
export const facilityUsePath = (id: string) => `${facilityPath(id)}/use`
const facilityPath = (id: string) => `admin/facilities/${encodeURIComponent(id)}`
const groupPath = (id: string) => `${FACILITY_GROUPS_PATH}/${encodeURIComponent(id)}`

export const createFacilityGroup = (body: NewFacilityGroupBody) =>
  http.send<void>('post', FACILITY_GROUPS_PATH, body)
export const updateFacilityGroup = (id: string, body: FacilityGroupBody) =>
  http.send<void>('put', groupPath(id), body)
export const orderFacilityGroups = (body: OrderBody) =>
  http.send<void>('post', `${FACILITY_GROUPS_PATH}/order`, body)
export const createFacility = (groupId: string, body: NewFacilityBody) =>
  http.send<void>('post', `${groupPath(groupId)}/facilities`, body)
export const updateFacility = (id: string, body: FacilityBody) =>
  http.send<void>('put', facilityPath(id), body)
export const orderFacilities = (groupId: string, body: OrderBody) =>
  http.send<void>('post', `${groupPath(groupId)}/order`, body)
