import type { GeometryCollection, Topology } from 'topojson-specification'
import type { MapPoint } from './map-provider'

/** The prepared shapes of Arabia: written by scripts/draw-region.mjs. */
export interface Region {
  cities: (MapPoint & { name: string; name_ar: string })[]
  topology: Topology<{ countries: GeometryCollection }>
}

/** ISO 3166 of Saudi Arabia. */
export const HOME = '682'

const ADDRESS = '/map/arabia.json'

export async function loadRegion(): Promise<Region> {
  const answer = await fetch(ADDRESS)
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`)
  return answer.json()
}
