import fc from 'fast-check'
import { nearbyPlaces } from '@/lib/domain/geo/nearby-places'

const named = (latitude: number, longitude: number) =>
  nearbyPlaces({ latitude, longitude }).map(({ name, km }) => [name, Math.round(km)])

test.each([
  ['Ash Shati in Jeddah', 21.595, 39.113, 'The Red Sea'],
  ['Al Aziziyah in Makkah', 21.4, 39.872, 'Al Masjid Al Haram'],
  ['Quba in Madinah', 24.439, 39.617, 'Quba Mosque'],
  ['the shore of Dammam', 26.47, 50.125, 'The Arabian Gulf'],
])('the nearest of %s', (_where, latitude, longitude, nearest) => {
  expect(named(latitude, longitude)[0]?.[0]).toBe(nearest)
})

test('Olaya in Riyadh has two landmarks and the airport, and no sea', () => {
  expect(named(24.695, 46.685)).toEqual([
    ['Kingdom Centre', 2],
    ['Al Masmak Palace', 8],
    ['King Khalid International Airport', 29],
  ])
})

test('Madinah names its mosque and not that of Makkah, 340 km away', () => {
  const names = named(24.49, 39.573).map(([name]) => name)
  expect(names).toContain('Al Masjid An Nabawi')
  expect(names).not.toContain('Al Masjid Al Haram')
})

test('the sea is measured to the line of the coast, and not to its nearest corner', () => {
  const sea = nearbyPlaces({ latitude: 21.607, longitude: 39.1137 }).find(({ kind }) => kind === 'sea')
  expect(sea?.km).toBeCloseTo(1.03, 1)
})

test('far from everything nothing is named', () => {
  expect(named(20.1, 48.9)).toEqual([])
})

test('at most four, the nearest first, each kind as often as it may', () => {
  const point = fc.record({
    latitude: fc.double({ min: 16, max: 32, noNaN: true }),
    longitude: fc.double({ min: 35, max: 55, noNaN: true }),
  })
  fc.assert(
    fc.property(point, (one) => {
      const places = nearbyPlaces(one)
      const count = (kind: string) => places.filter((place) => place.kind === kind).length
      expect(places.length).toBeLessThanOrEqual(4)
      expect(places.map(({ km }) => km)).toEqual(places.map(({ km }) => km).sort((a, b) => a - b))
      expect([count('haram') <= 1, count('sea') <= 1, count('airport') <= 1, count('landmark') <= 2]).toEqual(
        [true, true, true, true],
      )
    }),
    { seed: 21, numRuns: 300 },
  )
})
