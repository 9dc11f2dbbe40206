import type { MapSettings } from '@/lib/domain/geo/map-settings'
import type { Region } from './region/region'

/** Degrees. */
export interface MapPoint {
  latitude: number
  longitude: number
}

/** Degrees, in the order of the search address: south, west, north, east. */
export type MapBounds = readonly [south: number, west: number, north: number, east: number]

/** A listing with its price; drawn as a button with the price, named by `label`. */
export interface MapPin extends MapPoint {
  id: string
  /** "650", shown beside the riyal sign */
  amount: string
  /** the accessible name: listing and price */
  label: string
}

/** The props of every map provider. */
export interface MapView {
  /** the accessible name of the map */
  label: string
  /** the visible bounds, at first and after each change */
  bounds: MapBounds
  pins?: readonly MapPin[]
  /** the highlighted pin: hovered here, or its card in the list */
  litId?: string | null
  onLight?: (id: string | null) => void
  onPick?: (id: string) => void
  /** the approximate area of a listing, never the exact point */
  area?: MapPoint & { metres: number; name: string }
  /** called with the new bounds when a user moved the map */
  onMove?: (bounds: MapBounds) => void
}

export interface MapProviderProps extends MapView {
  settings: MapSettings
  region: Region | null
  /** the fallback while the provider loads */
  fallback: React.ReactNode
  /** the provider cannot draw a map: its script, the key or the network failed */
  onFail: () => void
}

/** Moves the focus to the button that stands for a listing. */
export function focusPin(within: Element | null, id: string): void {
  within?.querySelector<HTMLElement>(`[data-pin~="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
}

const METRES_PER_DEGREE = 111_320

/** The bounds of all points with a margin, never narrower than about `leastMetres`. */
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

/** The bounds that show the listings of a group apart: no limit but the closest zoom of the map. */
export const boundsOfGroup = (points: readonly MapPoint[]): MapBounds =>
  boundsAround(points, 50) ?? WHOLE_COUNTRY

/** The bounds of the whole country, the default. */
export const WHOLE_COUNTRY: MapBounds = [16.4, 34.5, 32.2, 55.7]
