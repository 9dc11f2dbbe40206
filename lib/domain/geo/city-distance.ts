import { type Issue, issue } from '@/lib/domain/issues'
import type { Draft } from '@/lib/domain/listing/draft'
import { distanceKm, nearestTo } from './distance'

/** A pin farther than this from the centre of its city is more often a slip than meant. */
export const NEAR_CITY_KM = 60

/** A city of the catalogue with its centre. */
export interface CityCentre {
  name: string
  name_ar: string
  latitude: number
  longitude: number
}

type Place = Draft['place']
type Pin = Pick<Place, 'point' | 'city'>

/** How far the pin lies from its city, in whole km; null while it is near, or either is missing. */
export function kmBeyondCity({ point, city }: Pin, cities: readonly CityCentre[]): number | null {
  const centre = cities.find(({ name }) => name === city)
  if (!point || !centre) return null
  const km = distanceKm(point, centre)
  return km > NEAR_CITY_KM ? Math.round(km) : null
}

/** The city in whose reach the pin lies; null in the desert between them. */
export function cityAround({ point }: Pin, cities: readonly CityCentre[]): CityCentre | null {
  return point && nearestTo(point, cities, NEAR_CITY_KM)
}

/** A pin far from its city is taken only once that is confirmed. */
export function validateFarPoint(
  place: Pin & Pick<Place, 'isPointConfirmed'>,
  cities: readonly CityCentre[],
): Issue[] {
  const km = kmBeyondCity(place, cities)
  if (km === null || place.isPointConfirmed) return []
  return [issue('place.isPointConfirmed', 'point_far_from_city', { n: km })]
}
