import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'

test('each kind is asked for what its own row counts', () => {
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

test('of all kinds together only the guests can be asked', () => {
  expect(sizeFiltersOf(undefined)).toEqual({ people: 'guests', rooms: null, hasSections: false })
})
