export interface Point {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km. */
export function distanceKm(from: Point, to: Point): number {
  const high = Math.sin(radians(to.latitude - from.latitude) / 2)
  const wide = Math.sin(radians(to.longitude - from.longitude) / 2)
  const share = high ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * wide ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** The nearest point within `withinKm`; null without one. */
export function nearestTo<T extends Point>(point: Point, some: readonly T[], withinKm: number): T | null {
  let found: { one: T; km: number } | null = null
  for (const one of some) {
    const km = distanceKm(point, one)
    if (km <= withinKm && (found === null || km < found.km)) found = { one, km }
  }
  return found?.one ?? null
}
