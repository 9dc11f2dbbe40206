import { Type } from '@sinclair/typebox'
import { is, nullable } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as locationWire from '@/lib/domain/geo/location-wire'

export const DistrictWire = is<locationWire.DistrictWire>()(
  Type.Object(
    {
      ...LocalizedName.properties,
      _id: Type.String(),
      city: Type.String({ description: 'the English name of its city' }),
      latitude: Type.Number(),
      longitude: Type.Number(),
    },
    { title: 'DistrictWire', description: 'GET services/districts: a district with its approximate centre.' },
  ),
)

export const LocationWire = is<locationWire.LocationWire>()(
  Type.Object(
    {
      address: nullable(Type.String(), { description: 'in the requested language' }),
      city: nullable(LocalizedName, { description: 'one of GET services/cities' }),
      district: nullable(LocalizedName),
    },
    {
      title: 'LocationWire',
      description: 'GET services/place: address, city and district of a point; each may be missing.',
    },
  ),
)

export const LinkedPoint = is<locationWire.LinkedPoint>()(
  Type.Object(
    {
      point: nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number() }), {
        description: 'null: it leads to no place, or does not answer',
      }),
    },
    {
      title: 'LinkedPoint',
      description: 'GET services/place/link: where a short address of Google Maps leads.',
    },
  ),
)
