import fc from 'fast-check'
import { LEAST_VENDORS, medianOfVendors, similarTo } from '@/lib/domain/statistics/comparison'
import { changeOf, NIGHT_FIGURES, NO_NIGHTS, sumNights } from '@/lib/domain/statistics/figures'

test.each([
  [{ booked: 3, open: 31, salesHalalas: 150_000 }, 10, 50_000, 4839],
  [{ booked: 0, open: 31, salesHalalas: 0 }, 0, null, 0],
  [NO_NIGHTS, null, null, null],
])(
  'of %o the occupancy is %s, the price %s, and an open night brought %s',
  (sums, occupancy, price, each) => {
    expect(NIGHT_FIGURES.occupancy(sums)).toBe(occupancy)
    expect(NIGHT_FIGURES.price(sums)).toBe(price)
    expect(NIGHT_FIGURES.perOpenNight(sums)).toBe(each)
  },
)

test('a night that was booked was open, so that no occupancy is above 100', () => {
  const sums = fc.record({ booked: fc.nat(100), open: fc.nat(100), salesHalalas: fc.nat(10_000_000) })
  fc.assert(
    fc.property(fc.array(sums), (many) => {
      const all = sumNights(many)
      expect(all.open).toBeGreaterThanOrEqual(all.booked)
      expect(NIGHT_FIGURES.occupancy(all) ?? 0).toBeLessThanOrEqual(100)
    }),
    { seed: 12 },
  )
})

test.each([
  [120, 100, 20],
  [50, 100, -50],
  [100, 100, 0],
  [0, 100, -100],
  [100, 0, null],
  [100, -5, null],
  [null, 100, null],
  [100, null, null],
])('from %s the change to %s before is %s', (value, before, change) => {
  expect(changeOf(value, before)).toBe(change)
})

const ofVendor = (vendorId: string, booked: number) => ({
  vendorId,
  nights: { booked, open: 30, salesHalalas: booked * 50_000 },
})

test('fewer than five vendors have no median, however many listings they have', () => {
  const four = ['a', 'b', 'c', 'd'].flatMap((id) => [ofVendor(id, 9), ofVendor(id, 12), ofVendor(id, 3)])
  expect(medianOfVendors('occupancy', four)).toBeNull()
  expect(medianOfVendors('occupancy', [...four, ofVendor('e', 9)])).toBe(25)
})

test('a vendor without a booked night does not count for the price', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id, at) => ofVendor(id, at))
  expect(medianOfVendors('occupancy', five)).toBe(5)
  expect(medianOfVendors('price', five)).toBeNull()
})

test('a vendor with many listings counts once, and the median is rounded', () => {
  const many = Array.from({ length: 20 }, () => ofVendor('a', 30))
  const others = ['b', 'c', 'd', 'e'].map((id) => ofVendor(id, 4))
  expect(medianOfVendors('occupancy', [...many, ...others])).toBe(15)
})

test('the median is a step of its figure, and none of the parts moves it beyond the extremes', () => {
  const counts = fc.array(fc.nat(30), { minLength: LEAST_VENDORS, maxLength: 12 })
  fc.assert(
    fc.property(counts, (booked) => {
      const median = medianOfVendors(
        'occupancy',
        booked.map((count, at) => ofVendor(`v${at}`, count)),
      )
      expect(median).not.toBeNull()
      expect((median ?? 1) % 5).toBe(0)
      expect(median).toBeLessThanOrEqual((Math.max(...booked) / 30) * 100 + 5)
      expect(median).toBeGreaterThanOrEqual((Math.min(...booked) / 30) * 100 - 5)
    }),
    { seed: 12 },
  )
})

test('comparable is from two thirds to one and a half', () => {
  expect(similarTo({ maxGuests: 6, lowestPrice: 60_000 })).toEqual({
    guests: { least: 4, most: 9 },
    price: { least: 40_000, most: 90_000 },
  })
})
