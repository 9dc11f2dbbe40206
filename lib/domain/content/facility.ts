import { array, boolean, type InferType, object, string } from 'yup'
import { FACILITY_ICONS } from '@/lib/domain/catalogue'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { expectedVersion, shownName, status } from './fields'

const groupFields = {
  name: shownName(),
  name_ar: shownName(),
  icon: string().oneOf(FACILITY_ICONS).required(),
  status: status(),
}
/** POST admin/facility-groups. */
export const newFacilityGroupBody = object(groupFields).noUnknown().exact()
export type NewFacilityGroupBody = InferType<typeof newFacilityGroupBody>
/** PUT admin/facility-groups/{id}. */
export const facilityGroupBody = object({ ...groupFields, version: expectedVersion() })
  .noUnknown()
  .exact()
export type FacilityGroupBody = InferType<typeof facilityGroupBody>

const facilityFields = {
  name: shownName(),
  name_ar: shownName(),
  /** the listing types that may tick it */
  types: array(string().oneOf(PROPERTY_TYPES).required()).required().min(1).max(PROPERTY_TYPES.length),
  status: status(),
}
/** POST admin/facility-groups/{id}/facilities. */
export const newFacilityBody = object({
  ...facilityFields,
  /** whether a listing says how many; fixed from then on, because listings are ticked with a number or without */
  isCounted: boolean().required(),
})
  .noUnknown()
  .exact()
export type NewFacilityBody = InferType<typeof newFacilityBody>
/** PUT admin/facilities/{id}; never deleted, because listings name it. */
export const facilityBody = object({ ...facilityFields, version: expectedVersion() })
  .noUnknown()
  .exact()
export type FacilityBody = InferType<typeof facilityBody>

export interface AdminFacilityWire extends FacilityBody {
  _id: string
  isCounted: boolean
}
/** GET admin/facility-groups: each with its facilities, in their order. */
export interface AdminFacilityGroupWire extends FacilityGroupBody {
  _id: string
  facilities: AdminFacilityWire[]
}
