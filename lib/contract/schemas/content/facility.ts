import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import { FACILITY_ICONS } from '@/lib/domain/catalogue'
import type * as facility from '@/lib/domain/content/facility'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

export const FacilityGroupBody = is<facility.FacilityGroupBody>()(
  Type.Object(
    {
      version: Type.Number(),
      status: oneOf(['active', 'inactive']),
      name: Type.String(),
      name_ar: Type.String(),
      icon: oneOf(FACILITY_ICONS),
    },
    { title: 'FacilityGroupBody' },
  ),
)

export const FacilityBody = is<facility.FacilityBody>()(
  Type.Object(
    {
      version: Type.Number(),
      status: oneOf(['active', 'inactive']),
      name: Type.String(),
      name_ar: Type.String(),
      types: Type.Array(oneOf(PROPERTY_TYPES)),
    },
    { title: 'FacilityBody' },
  ),
)

export const AdminFacilityWire = is<facility.AdminFacilityWire>()(
  Type.Object(
    { ...FacilityBody.properties, _id: Type.String(), isCounted: Type.Boolean() },
    { title: 'AdminFacilityWire' },
  ),
)

export const AdminFacilityGroupWire = is<facility.AdminFacilityGroupWire>()(
  Type.Object(
    { ...FacilityGroupBody.properties, _id: Type.String(), facilities: Type.Array(AdminFacilityWire) },
    {
      title: 'AdminFacilityGroupWire',
      description: 'GET admin/facility-groups: each with its facilities, in their order.',
    },
  ),
)
