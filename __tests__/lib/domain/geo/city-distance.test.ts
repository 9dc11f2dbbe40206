import { cityAround, kmBeyondCity, validateFarPoint } from '@/lib/domain/geo/city-distance'

const CITIES = [
  { name: 'Jeddah', name_ar: 'جدة', latitude: 21.5433, longitude: 39.1728 },
  { name: 'Riyadh', name_ar: 'الرياض', latitude: 24.7136, longitude: 46.6753 },
]
const north = (km: number) => ({ latitude: 21.5433 + km / 111.195, longitude: 39.1728 })

test.each([
  [59.9, null],
  [60.2, 60],
  [500, 500],
])('a pin %s km from the centre of its city is %s km far', (km, far) => {
  expect(kmBeyondCity({ city: 'Jeddah', point: north(km) }, CITIES)).toBe(far)
})

test('a pin without a known city, or a city without a pin, has no distance', () => {
  expect(kmBeyondCity({ city: 'Atlantis', point: north(500) }, CITIES)).toBeNull()
  expect(kmBeyondCity({ city: 'Jeddah', point: null }, CITIES)).toBeNull()
})

test('a pin in Riyadh and the city of Jeddah must be confirmed, and Riyadh is the city around it', () => {
  const place = { city: 'Jeddah', point: { latitude: 24.8, longitude: 46.6 } }
  expect(validateFarPoint({ ...place, isPointConfirmed: false }, CITIES)).toEqual([
    { path: 'place.isPointConfirmed', code: 'point_far_from_city', params: { n: 841 } },
  ])
  expect(validateFarPoint({ ...place, isPointConfirmed: true }, CITIES)).toEqual([])
  expect(cityAround(place, CITIES)?.name).toBe('Riyadh')
})
