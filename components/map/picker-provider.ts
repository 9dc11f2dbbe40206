import type { MapSettings } from '@/lib/domain/geo/map-settings'
import type { MapPoint } from './map-provider'
import type { Region } from './region/region'

/** The view of a map: its centre and zoom. */
export interface MapViewport extends MapPoint {
  zoom: number
}

/** A label on the map. */
export interface NamedPoint extends MapPoint {
  name: string
}

/** A map to pick one point. */
export interface PickerView {
  /** the accessible name of the map */
  label: string
  point: MapPoint | null
  /** the view, applied at first and with each new object */
  viewport: MapViewport
  onPick: (point: MapPoint) => void
}

export interface PickerProviderProps extends PickerView {
  settings: MapSettings
  region: Region | null
  /** called with the view after each move */
  onViewChange: (viewport: MapViewport) => void
  fallback: React.ReactNode
  /** the provider cannot draw a map: its script, the key or the network failed */
  onFail: () => void
}

/** Street level: the closest zoom of a picker. */
export const PICKER_NEAREST_ZOOM = 18

const WORLD_PIXELS = 256
const SIX_DECIMALS = 1e6

/** A point offset by pixels to the east and south at a zoom, to about ten centimetres (Web Mercator). */
export function nudged(
  { latitude, longitude }: MapPoint,
  pixels: { east: number; south: number },
  zoom: number,
): MapPoint {
  const degrees = 360 / (WORLD_PIXELS * 2 ** zoom)
  return exact({
    latitude: latitude - pixels.south * degrees * Math.cos((latitude * Math.PI) / 180),
    longitude: longitude + pixels.east * degrees,
  })
}

export function exact({ latitude, longitude }: MapPoint): MapPoint {
  const round = (degrees: number) => Math.round(degrees * SIX_DECIMALS) / SIX_DECIMALS
  return { latitude: round(latitude), longitude: round(longitude) }
}
