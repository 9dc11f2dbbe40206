import fc from 'fast-check'
import { comesApart, groupPins } from '@/components/map/group-pins'
import type { MapPin } from '@/components/map/map-provider'

const NEAREST = 15
const pin = (id: string, latitude: number, longitude: number): MapPin => ({
  ...{ id, latitude, longitude },
  ...{ amount: '650', label: id },
})
const idsOf = (pins: MapPin[], zoom: number) =>
  groupPins(pins, zoom).map((group) => group.pins.map(({ id }) => id).join(' '))

const NEAR = [pin('a', 24.7, 46.6), pin('b', 24.71, 46.61), pin('c', 21.5, 39.1)]

test('prices that would overlap are one group, at the place of the earlier one', () => {
  expect(idsOf(NEAR, 6)).toEqual(['a b', 'c'])
  expect(groupPins(NEAR, 6)[0]).toMatchObject({ id: 'a', latitude: 24.7, longitude: 46.6 })
})

test('a group comes apart where there is room, and listings at one point never do', () => {
  expect(idsOf(NEAR, 14)).toEqual(['a', 'b', 'c'])
  const [near] = groupPins(NEAR, 6)
  const [twins] = groupPins([pin('a', 24.7, 46.6), pin('b', 24.7, 46.6)], 6)
  expect([near, twins].map((group) => group && comesApart(group, NEAREST))).toEqual([true, false])
})

const pins = fc
  .array(
    fc.tuple(fc.double({ min: 16, max: 32, noNaN: true }), fc.double({ min: 34, max: 56, noNaN: true })),
    {
      maxLength: 40,
    },
  )
  .map((points) => points.map(([latitude, longitude], index) => pin(String(index), latitude, longitude)))

test('each listing is in exactly one group, and the groups have room beside one another', () => {
  fc.assert(
    fc.property(pins, fc.integer({ min: 4, max: 18 }), (all, zoom) => {
      const groups = groupPins(all, zoom)
      expect(groups.flatMap((group) => group.pins.map(({ id }) => Number(id))).sort((a, b) => a - b)).toEqual(
        all.map((_, index) => index),
      )
      const firsts = groups.map((group) => group.pins[0])
      expect(groupPins(firsts, zoom)).toHaveLength(firsts.length)
    }),
  )
})
