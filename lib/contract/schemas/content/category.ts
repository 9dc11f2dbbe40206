import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import type * as category from '@/lib/domain/content/category'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

export const CategoryBody = is<category.CategoryBody>()(
  Type.Object(
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
  ),
)

export const AdminCategoryWire = is<category.AdminCategoryWire>()(
  Type.Object(
    { ...CategoryBody.properties, _id: Type.String(), type: oneOf(PROPERTY_TYPES) },
    { title: 'AdminCategoryWire', description: 'GET admin/categories.' },
  ),
)
