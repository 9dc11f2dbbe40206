import fc from 'fast-check'
import type { ListingCard } from '@/lib/domain/listing/card'
import { aListing } from '../../support/listings'
import { appForTests } from '../../support/test-app'

const api = appForTests()

const HERE = { latitude: 28.4, longitude: 36.5 }
const RADIUS_KM = 6371

function kmTo({ latitude, longitude }: typeof HERE): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(rad(latitude - HERE.latitude) / 2) ** 2 +
    Math.cos(rad(HERE.latitude)) *
      Math.cos(rad(latitude)) *
      Math.sin(rad(longitude - HERE.longitude) / 2) ** 2
  return 2 * RADIUS_KM * Math.asin(Math.sqrt(half))
}

/** A ring around the asked point, where the order by degrees and that by km differ most. */
const [places = []] = fc.sample(
  fc.array(
    fc.record({
      latitude: fc.double({ min: 28.1, max: 28.7, noNaN: true }),
      longitude: fc.double({ min: 36.15, max: 36.85, noNaN: true }),
    }),
    { minLength: 60, maxLength: 60 },
  ),
  { numRuns: 1, seed: 7 },
)

test('listing-sorts: close to me shows the nearest by km, page after page, and none twice', async () => {
  for (const place of places) await aListing(api, place)
  const shown: ListingCard[] = []
  for (const page of ['1', '2', '3']) {
    const query = { sort: 'near', page, lat: String(HERE.latitude), lng: String(HERE.longitude) }
    shown.push(...(await api.call('GET', `/services/search?${new URLSearchParams(query)}`)).body.data)
  }
  const expected = places.map(kmTo).sort((a, b) => a - b)
  expect(shown.map(({ distanceKm }) => distanceKm)).toEqual(expected.map((km) => expect.closeTo(km, 0)))
  expect(new Set(shown.map(({ _id }) => _id)).size).toBe(places.length)
})
