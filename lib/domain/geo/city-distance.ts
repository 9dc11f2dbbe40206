import { type Issue, issue } from '@/lib/domain/issues'
import type { Draft } from '@/lib/domain/listing/draft'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { distanceKm, nearestTo } from './distance'

/** A pin farther than this from the centre of its city needs a confirmation. */
const NEAR_CITY_KM = 60

/** A city of the catalogue with its centre. */
export interface CityCentre extends LocalizedName {
  latitude: number
  longitude: number
}

type DraftLocation = Draft['place']
type Pin = Pick<DraftLocation, 'point' | 'city'>

/** The distance of the pin from its city in whole km; null within `NEAR_CITY_KM`, or while either is missing. */
export function kmBeyondCity({ point, city }: Pin, cities: readonly CityCentre[]): number | null {
  const centre = cities.find(({ name }) => name === city)
  if (!point || !centre) return null
  const km = distanceKm(point, centre)
  return km > NEAR_CITY_KM ? Math.round(km) : null
}

/** The nearest city within `NEAR_CITY_KM` of the pin; null without one. */
export function cityAround({ point }: Pin, cities: readonly CityCentre[]): CityCentre | null {
  return point && nearestTo(point, cities, NEAR_CITY_KM)
}

/** The issue of a pin far from its city that is not confirmed. */
export function validateFarPoint(
  location: Pin & Pick<DraftLocation, 'isPointConfirmed'>,
  cities: readonly CityCentre[],
): Issue[] {
  const km = kmBeyondCity(location, cities)
  if (km === null || location.isPointConfirmed) return []
  return [issue('place.isPointConfirmed', 'point_far_from_city', { n: km })]
}
