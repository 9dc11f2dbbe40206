import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'

test('each listing type has the size filters of its own row', () => {
  const sizes = Object.fromEntries(LISTING_TYPES.map(({ type }) => [type, sizeFiltersOf(type)]))
  expect(sizes).toEqual({
    Chalets: { people: 'guests', rooms: 'bedrooms', hasSections: true },
    Resorts: { people: 'guests', rooms: 'rooms', hasSections: true },
    Hotel: { people: 'guests', rooms: 'bedrooms', hasSections: false },
    Apartment: { people: 'guests', rooms: 'bedrooms', hasSections: false },
    Stadium: { people: 'players', rooms: null, hasSections: false },
    Lounges: { people: 'guests', rooms: null, hasSections: true },
    Camps: { people: 'guests', rooms: 'tents', hasSections: true },
    Wedding_Halls: { people: 'guests', rooms: 'rooms', hasSections: true },
    Farms: { people: 'guests', rooms: 'bedrooms', hasSections: true },
  })
})

test('a search over all types has the guests filter only', () => {
  expect(sizeFiltersOf(undefined)).toEqual({ people: 'guests', rooms: null, hasSections: false })
})
