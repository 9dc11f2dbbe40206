import { type Static, Type } from '@sinclair/typebox'
import { named } from '@/lib/contract/schema'
import { City } from '@/lib/contract/schemas/catalogue'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'

export const AdminCityWire = named('AdminCityWire', 'GET admin/cities: all of them, in their order.', {
  ...City.properties,
  version: Type.Number(),
})
export type AdminCityWire = Static<typeof AdminCityWire>

export const AdminDistrictWire = named('AdminDistrictWire', 'GET admin/cities/{id}/districts.', {
  ...LocalizedName.properties,
  _id: Type.String(),
  version: Type.Number(),
  isUsed: Type.Boolean({ description: 'whether a listing is in it; then it cannot be removed' }),
})
export type AdminDistrictWire = Static<typeof AdminDistrictWire>
