import { type Static, Type } from '@sinclair/typebox'
import { named, oneOf } from '@/lib/contract/schema'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

export const CategoryBody = Type.Object(
  {
    version: Type.Number(),
    image: Type.String(),
    status: oneOf(['active', 'inactive']),
    name: Type.String(),
    name_ar: Type.String(),
    blurb: Type.String(),
    blurb_ar: Type.String(),
  },
  { title: 'CategoryBody' },
)
export type CategoryBody = Static<typeof CategoryBody>

export const AdminCategoryWire = named('AdminCategoryWire', 'GET admin/categories.', {
  ...CategoryBody.properties,
  _id: Type.String(),
  type: oneOf(PROPERTY_TYPES),
})
export type AdminCategoryWire = Static<typeof AdminCategoryWire>
