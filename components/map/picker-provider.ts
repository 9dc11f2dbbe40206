import type { MapPoint } from './map-provider'
import type { Region } from './region'

/** Where a map looks: its middle and how near. */
export interface MapViewport extends MapPoint {
  zoom: number
}

/** A name on the map. */
export interface NamedPoint extends MapPoint {
  name: string
}

/** A map on which one point is picked. */
export interface PickerView {
  /** the accessible name of the map */
  label: string
  point: MapPoint | null
  /** where to look, at first and each time that another object is handed over */
  sight: MapViewport
  onPick: (point: MapPoint) => void
  /** what stands around, for a map that knows no streets */
  names?: readonly NamedPoint[]
}

export interface PickerProviderProps extends PickerView {
  apiKey: string | null
  region: Region | null
  /** hears where the map looks after each move */
  onSight: (sight: MapViewport) => void
  standIn: React.ReactNode
}

/** Streets and doors, not cities: the nearest that a picker looks. */
export const PICKER_NEAREST_ZOOM = 18

const WORLD_PIXELS = 256
const SIX_DECIMALS = 1e6

/** A point some pixels to the east and south at a zoom, to about ten centimetres (Web Mercator). */
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
