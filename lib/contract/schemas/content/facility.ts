import { type Static, Type } from '@sinclair/typebox'
import { named, oneOf } from '@/lib/contract/schema'
import { FACILITY_ICONS } from '@/lib/domain/catalogue'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

export const FacilityGroupBody = Type.Object(
  {
    version: Type.Number(),
    status: oneOf(['active', 'inactive']),
    name: Type.String(),
    name_ar: Type.String(),
    icon: oneOf(FACILITY_ICONS),
  },
  { title: 'FacilityGroupBody' },
)
export type FacilityGroupBody = Static<typeof FacilityGroupBody>

export const FacilityBody = Type.Object(
  {
    version: Type.Number(),
    status: oneOf(['active', 'inactive']),
    name: Type.String(),
    name_ar: Type.String(),
    types: Type.Array(oneOf(PROPERTY_TYPES)),
  },
  { title: 'FacilityBody' },
)
export type FacilityBody = Static<typeof FacilityBody>

export const AdminFacilityWire = Type.Object(
  { ...FacilityBody.properties, _id: Type.String(), isCounted: Type.Boolean() },
  { title: 'AdminFacilityWire' },
)
export type AdminFacilityWire = Static<typeof AdminFacilityWire>

export const AdminFacilityGroupWire = named(
  'AdminFacilityGroupWire',
  'GET admin/facility-groups: each with its facilities, in their order.',
  { ...FacilityGroupBody.properties, _id: Type.String(), facilities: Type.Array(AdminFacilityWire) },
)
export type AdminFacilityGroupWire = Static<typeof AdminFacilityGroupWire>
