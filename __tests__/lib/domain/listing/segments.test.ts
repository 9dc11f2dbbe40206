import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'

/** wizard.md, section 7; resort, farm and stadium by contract.md. */
const SEGMENTS = {
  Chalets: 'chalet',
  Resorts: 'resort',
  Hotel: 'hotel',
  Apartment: 'apartment',
  Stadium: 'stadium',
  Lounges: 'lounge',
  Camps: 'camp',
  Wedding_Halls: 'weddinghalls',
  Farms: 'farm',
}

test('type-segment: each of the nine types is saved under the segment of the specification', () => {
  expect(Object.fromEntries(LISTING_TYPES.map(({ type, segment }) => [type, segment]))).toEqual(SEGMENTS)
})
