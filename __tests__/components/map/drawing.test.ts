import { districtCells } from '@/components/map/region/district-cells'
import { metresPerPixel, scaleOf } from '@/components/map/region/scale'
import { withoutOverlaps } from '@/components/map/without-overlaps'
import { distanceKm } from '@/lib/domain/geo/distance'
import { DISTRICT_CENTRES } from '@/server/modules/platform/location-lookup/district-centres'

const riyadh = Object.entries(DISTRICT_CENTRES['Riyadh'] ?? {}).map(([name, [latitude, longitude]]) => ({
  name,
  latitude,
  longitude,
}))

test('every corner of a district is nearest to its own centre, and at most 4 km from it', () => {
  const cells = districtCells(riyadh)
  expect(cells.map(({ district }) => district.name)).toEqual(riyadh.map(({ name }) => name))
  for (const { district, ring } of cells) {
    expect(ring.length).toBeGreaterThanOrEqual(3)
    for (const corner of ring) {
      const own = distanceKm(district, corner)
      expect(own).toBeLessThan(4.02)
      for (const other of riyadh) expect(distanceKm(other, corner)).toBeGreaterThan(own - 0.02)
    }
  }
})

test('a lone district is a disc, and one with the same centre as another takes nothing away', () => {
  const [one] = districtCells([{ latitude: 24, longitude: 46 }])
  expect(one?.ring).toHaveLength(48)
  const twins = districtCells([
    { latitude: 24, longitude: 46 },
    { latitude: 24, longitude: 46 },
  ])
  expect(twins.map(({ ring }) => ring.length)).toEqual([48, 48])
})

test.each([
  [0, 24, 4, 500_000],
  [12, 24, 90, 2_000],
  [15, 24, 90, 200],
  [18, 24, 90, 20],
])('the scale at zoom %i, latitude %i and %i pixels is %i m', (zoom, latitude, widest, metres) => {
  const scale = scaleOf(metresPerPixel(latitude, zoom), widest)
  expect(scale.metres).toBe(metres)
  expect(scale.pixels).toBeLessThanOrEqual(widest)
  expect(scale.pixels * 2.5).toBeGreaterThan(widest)
})

test('of two names that overlap the earlier one is shown', () => {
  const box = (west: number) => ({ west, east: west + 50, north: 0, south: 20 })
  expect(withoutOverlaps([box(0), box(40), box(60), box(109)])).toEqual([true, false, true, false])
  expect(withoutOverlaps([box(0), box(50)])).toEqual([true, true])
})
