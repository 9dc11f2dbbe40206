import { type Static, Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as area from '@/lib/domain/geo/area'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

export const AreaSlugs = is<area.AreaSlugs>()(
  named('AreaSlugs', 'A city or one of its districts, for one listing type or (null) for all of them.', {
    city: Type.String(),
    district: nullable(Type.String()),
    type: nullable(oneOf(PROPERTY_TYPES)),
  }),
)

export const AreaRow = named('AreaRow', 'A row of GET services/areas: an area that has a page.', {
  ...AreaSlugs.properties,
  count: Type.Number(),
  changedAt: Type.String({ description: 'ISO instant of the newest change of a listing in it' }),
})
export type AreaRow = Static<typeof AreaRow>

export const Place = Type.Object(
  { ...LocalizedName.properties, _id: Type.String(), slug: Type.String() },
  { title: 'Place' },
)

export const AreaWire = named(
  'AreaWire',
  'GET services/area: what its page says beside the search. Ratings are of visible reviews.',
  {
    city: Place,
    district: nullable(Place),
    type: nullable(oneOf(PROPERTY_TYPES)),
    total: Type.Number({ description: 'at most `MAX_COUNTED`' }),
    rating: nullable(Type.Number(), { description: 'the mean of all reviews; null without any' }),
    reviewsCount: Type.Number(),
    guests: nullable(Type.Number(), {
      description: 'how many people half of the listings take; null without listings',
    }),
    facilities: Type.Array(LocalizedName, {
      description: 'what most listings have, the most frequent first',
    }),
    neighbours: Type.Array(
      Type.Object({ ...LocalizedName.properties, slug: Type.String(), total: Type.Number() }),
      { description: 'the nearest cities with such listings; `total` at most 100' },
    ),
  },
)
export type AreaWire = Static<typeof AreaWire>
