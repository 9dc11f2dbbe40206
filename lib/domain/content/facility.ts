import { array, boolean, type InferType, string } from 'yup'
import { FACILITY_ICONS } from '@/lib/domain/catalogue'
import { exactObject } from '@/lib/domain/exact-object'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { expectedVersion, shownName, status } from './fields'

const groupFields = {
  name: shownName(),
  name_ar: shownName(),
  icon: string().oneOf(FACILITY_ICONS).required(),
  status: status(),
}
/** POST admin/facility-groups. */
export const newFacilityGroupBody = exactObject(groupFields)
export type NewFacilityGroupBody = InferType<typeof newFacilityGroupBody>
/** PUT admin/facility-groups/{id}. */
export const facilityGroupBody = exactObject({ ...groupFields, version: expectedVersion() })

const facilityFields = {
  name: shownName(),
  name_ar: shownName(),
  /** the listing types that may tick it */
  types: array(string().oneOf(PROPERTY_TYPES).required()).required().min(1).max(PROPERTY_TYPES.length),
  status: status(),
}
/** POST admin/facility-groups/{id}/facilities. */
export const newFacilityBody = exactObject({
  ...facilityFields,
  /** whether a listing says how many; fixed from then on, because listings are ticked with a number or without */
  isCounted: boolean().required(),
})
export type NewFacilityBody = InferType<typeof newFacilityBody>
/** PUT admin/facilities/{id}; never deleted, because listings name it. */
export const facilityBody = exactObject({ ...facilityFields, version: expectedVersion() })
