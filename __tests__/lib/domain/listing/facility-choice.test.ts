import type { FacilityGroup } from '@/lib/domain/catalogue'
import {
  ACCESS_IN_HOURS,
  countFacility,
  leisureOf,
  toggleFacility,
} from '@/lib/domain/listing/facility-choice'

const member = (_id: string, title: string, isNumber: boolean) => ({
  _id,
  title,
  name_arr: 'مرفق',
  image: '/f',
  isNumber,
  value: null,
})
const pools = member('pools', 'Number of pools', true)
const wifi = member('wifi', 'Wi-Fi', false)
const access = member(ACCESS_IN_HOURS, 'Any name', true)
const group: FacilityGroup = {
  _id: 'g',
  name: 'Group',
  name_arr: 'مجموعة',
  image: '/g',
  icon: 'pool',
  subfacilities: [pools, wifi, access],
}

test('facilities-selected: selecting adds the item with its group, deselecting removes it; a number starts empty', () => {
  const both = toggleFacility(toggleFacility([], group, pools), group, wifi)
  expect(both).toEqual([
    {
      id: 'pools',
      name: { en: 'Number of pools', ar: 'مرفق' },
      group: { en: 'Group', ar: 'مجموعة' },
      image: '/f',
      groupImage: '/g',
      isCounted: true,
      count: null,
    },
    expect.objectContaining({ id: 'wifi', isCounted: false, count: null }),
  ])
  expect(toggleFacility(both, group, pools).map((one) => one.id)).toEqual(['wifi'])
  expect(countFacility(both, 'pools', 3)[0]?.count).toBe(3)
})

test('facilities-selected: the map of ticked ids, and accessInHours forced to 12', () => {
  const picked = toggleFacility(toggleFacility([], group, wifi), group, access)
  expect(leisureOf(picked)).toEqual({ wifi: true, [ACCESS_IN_HOURS]: true, accessInHours: 12 })
  expect(countFacility(picked, ACCESS_IN_HOURS, 5)[1]?.count).toBe(12)
  expect(leisureOf([])).toEqual({})
})
