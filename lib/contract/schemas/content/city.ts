import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import { City } from '@/lib/contract/schemas/catalogue'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as city from '@/lib/domain/content/city'

export const AdminCityWire = is<city.AdminCityWire>()(
  Type.Object(
    { ...City.properties, version: Type.Number() },
    { title: 'AdminCityWire', description: 'GET admin/cities: all of them, in their order.' },
  ),
)

export const AdminDistrictWire = is<city.AdminDistrictWire>()(
  Type.Object(
    {
      ...LocalizedName.properties,
      _id: Type.String(),
      version: Type.Number(),
      isUsed: Type.Boolean({ description: 'whether a listing is in it; then it cannot be removed' }),
    },
    { title: 'AdminDistrictWire', description: 'GET admin/cities/{id}/districts.' },
  ),
)
