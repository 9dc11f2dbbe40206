import { type Static, Type } from '@sinclair/typebox'
import { is, mapOf, named, nullable, oneOf, partialRecord, tuple } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as card from '@/lib/domain/listing/card'
import { BADGES } from '@/lib/domain/listing/card'
import { PRICE_UNITS, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import type { Day } from '@/lib/domain/time/days'

export const DayPrices = mapOf<Day>()(Type.Number(), {
  title: 'DayPrices',
  description: 'The lowest price of a free listing for each night, in SAR; a night without one is left out.',
})
export type DayPrices = Static<typeof DayPrices>

export const DistrictFacet = Type.Object(
  {
    ...LocalizedName.properties,
    _id: Type.String(),
    slug: Type.String({ description: 'the district in page addresses, below its city' }),
    count: Type.Number(),
  },
  { title: 'DistrictFacet' },
)
export type DistrictFacet = Static<typeof DistrictFacet>

export const ListingCard = is<card.ListingCard>()(
  named('ListingCard', 'A listing in a list of results; money in SAR.', {
    ...LocalizedName.properties,
    _id: Type.String(),
    roomType: Type.Optional(
      Type.Object(
        { ...LocalizedName.properties, _id: Type.String() },
        { description: 'of a listing with several: the one that the guests, rooms and price are of' },
      ),
    ),
    dates: Type.Optional(
      Type.Object(
        { checkIn: Type.String(), checkOut: Type.String() },
        { description: 'of a search by flexible dates: the cheapest stay, whose price it has; ISO days' },
      ),
    ),
    type: oneOf(PROPERTY_TYPES),
    city: LocalizedName,
    district: LocalizedName,
    images: Type.Array(Type.String(), { description: 'addresses without a width: see `pictureAt`' }),
    rating: nullable(Type.Number()),
    reviewsCount: Type.Number(),
    distanceKm: nullable(Type.Number()),
    maxGuests: Type.Number(),
    bedrooms: nullable(Type.Number()),
    price: Type.Object({
      unit: oneOf(PRICE_UNITS),
      from: Type.Number({ description: 'the lowest price of a day or hour' }),
      stay: nullable(
        Type.Object({
          total: Type.Number(),
          before: Type.Number(),
          perNight: Type.Number(),
          nights: Type.Number(),
        }),
        {
          description:
            'the price of the requested stay, null without dates or for hours; `before` is the total without the discount',
        },
      ),
      hours: Type.Optional(
        Type.Object(
          {
            total: Type.Number(),
            before: Type.Number(),
            perHour: Type.Number(),
            hours: Type.Number(),
          },
          { description: 'the same of the requested hours; absent: none are requested' },
        ),
      ),
    }),
    lastMinutePercent: nullable(Type.Number()),
    badges: Type.Array(oneOf(BADGES)),
    location: tuple([Type.Number(), Type.Number()], {
      description: '[latitude, longitude], about 100 m exact',
    }),
    changedAt: Type.String({ description: 'ISO instant of the last change' }),
  }),
)

export const MapAnswer = named('MapAnswer', 'The listings of all pages of a search, for a map.', {
  data: Type.Array(
    Type.Pick(
      ListingCard,
      [
        '_id',
        'name',
        'name_ar',
        'roomType',
        'dates',
        'type',
        'city',
        'district',
        'images',
        'price',
        'location',
      ],
      { title: 'MapCard' },
    ),
    { description: 'in the order of the search, at most 200' },
  ),
  total: Type.Number({ description: 'at most `MAX_COUNTED`' }),
})
export type MapAnswer = Static<typeof MapAnswer>

export const NearbyAnswer = named('NearbyAnswer', 'Alternatives for a search without results.', {
  dates: Type.Array(Type.Object({ checkIn: Type.String(), checkOut: Type.String(), total: Type.Number() }), {
    description: 'the nearest stays of the same length for which something is free; ISO days',
  }),
  cities: Type.Array(
    Type.Object({ ...LocalizedName.properties, distanceKm: Type.Number(), total: Type.Number() }),
    { description: 'other cities with results for the requested days, nearest first' },
  ),
})
export type NearbyAnswer = Static<typeof NearbyAnswer>

export const PriceHistogram = named(
  'PriceHistogram',
  'The distribution of the found prices, price filters aside; money in SAR.',
  {
    from: Type.Number({ description: 'the lowest and the highest price' }),
    to: Type.Number(),
    counts: Type.Array(Type.Number(), {
      description: 'listings in each bar; each bar ends at the same multiple of the price that it begins at',
    }),
  },
)
export type PriceHistogram = Static<typeof PriceHistogram>

export const SearchFacets = Type.Object(
  {
    types: partialRecord(PROPERTY_TYPES, Type.Number()),
    priceMin: nullable(Type.Number()),
    priceMax: nullable(Type.Number()),
    prices: nullable(PriceHistogram, { description: 'null without results' }),
    districts: Type.Array(DistrictFacet, {
      description:
        'the districts of the requested city, those with most listings first; empty without a city',
    }),
  },
  { title: 'SearchFacets' },
)
export type SearchFacets = Static<typeof SearchFacets>

export const SearchAnswer = Type.Object(
  {
    data: Type.Array(ListingCard),
    page: Type.Number(),
    pageSize: Type.Number(),
    total: Type.Number({ description: 'at most `MAX_COUNTED`' }),
    facets: SearchFacets,
  },
  { title: 'SearchAnswer' },
)
export type SearchAnswer = Static<typeof SearchAnswer>
