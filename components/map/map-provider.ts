import type { Region } from './region'

/** Degrees. */
export interface MapPoint {
  latitude: number
  longitude: number
}

/** Degrees, in the order of the search address: south, west, north, east. */
export type MapBounds = readonly [south: number, west: number, north: number, east: number]

/** A place with its price; drawn as a button that carries the price and says `label`. */
export interface MapPin extends MapPoint {
  id: string
  /** "650", written by the riyal sign */
  amount: string
  /** what a screen reader says: name and price */
  label: string
}

/** What every engine draws, whoever made the map under it. */
export interface MapView {
  /** the accessible name of the map */
  label: string
  /** what must be in sight at first, and again when it changes */
  bounds: MapBounds
  pins?: readonly MapPin[]
  /** the pin that is lit: pointed at here, or its card in the list */
  litId?: string | null
  onLight?: (id: string | null) => void
  onPick?: (id: string) => void
  /** about where a place lies, never the point itself */
  area?: MapPoint & { metres: number; name: string }
  /** a user moved the map: what is in sight now */
  onMove?: (bounds: MapBounds) => void
}

export interface MapProviderProps extends MapView {
  apiKey: string | null
  region: Region | null
  /** the drawing that stands while the engine is on its way, and when it fails */
  standIn: React.ReactNode
}

const METRES_PER_DEGREE = 111_320

/** The bounds of all the points with some room around, never narrower than about `leastMetres`. */
export function boundsAround(points: readonly MapPoint[], leastMetres = 2_000): MapBounds | null {
  if (points.length === 0) return null
  const latitudes = points.map((one) => one.latitude)
  const longitudes = points.map((one) => one.longitude)
  const room = leastMetres / METRES_PER_DEGREE / 2
  return [
    Math.min(...latitudes) - room,
    Math.min(...longitudes) - room,
    Math.max(...latitudes) + room,
    Math.max(...longitudes) + room,
  ]
}

/** The whole country, where nothing narrower is asked. */
export const WHOLE_COUNTRY: MapBounds = [16.4, 34.5, 32.2, 55.7]
