import { type Static, Type } from '@sinclair/typebox'
import { named, nullable } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'

export const DistrictWire = named(
  'DistrictWire',
  'GET services/districts: a district with its approximate centre.',
  {
    ...LocalizedName.properties,
    _id: Type.String(),
    city: Type.String({ description: 'the English name of its city' }),
    latitude: Type.Number(),
    longitude: Type.Number(),
  },
)
export type DistrictWire = Static<typeof DistrictWire>

export const LocationWire = named(
  'LocationWire',
  'GET services/place: address, city and district of a point; each may be missing.',
  {
    address: nullable(Type.String(), { description: 'in the requested language' }),
    city: nullable(LocalizedName, { description: 'one of GET services/cities' }),
    district: nullable(LocalizedName),
  },
)
export type LocationWire = Static<typeof LocationWire>

export const LinkedPoint = named(
  'LinkedPoint',
  'GET services/place/link: where a short address of Google Maps leads.',
  {
    point: nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number() }), {
      description: 'null: it leads to no place, or does not answer',
    }),
  },
)
export type LinkedPoint = Static<typeof LinkedPoint>
