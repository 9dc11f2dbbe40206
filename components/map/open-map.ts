import * as L from 'leaflet'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { openBaseMap, pinElement, reportScale } from './base-map'
import type { MapBounds, MapPoint, MapView } from './map-provider'
import type { Region } from './region'
import { TILES_NEAREST_ZOOM, type TilesState } from './tiles'

const NEAREST_ZOOM = 15
/** The closest zoom of the first view: without streets, the districts around are what says where a place is. */
const FIRST_ZOOM = 12
/** Tiles have streets. */
const TILES_FIRST_ZOOM = 14
const PIN_RADIUS = 36

export interface OpenedMap {
  show: (bounds: MapBounds) => void
  zoom: (steps: number) => void
  /** an empty element anchored to its point */
  addPin: (point: MapPoint) => { element: HTMLElement; remove: () => void }
  close: () => void
}

interface MapNeeds extends Pick<MapView, 'area' | 'bounds'> {
  region: Region
  nameOf: (one: LocalizedName) => string
  tilesUrl: string | null
  onTiles: (state: TilesState) => void
  onMove: (bounds: MapBounds) => void
  onScale: (metresPerPixel: number) => void
}

/** Opens a Leaflet map in an element: the only file that changes the view of one. */
export function openMap(canvas: HTMLElement, needs: MapNeeds): OpenedMap {
  const firstZoom = needs.tilesUrl ? TILES_FIRST_ZOOM : FIRST_ZOOM
  const map: L.Map = openBaseMap(canvas, {
    ...needs,
    nearestZoom: needs.tilesUrl ? TILES_NEAREST_ZOOM : NEAREST_ZOOM,
    onTiles: (state) => {
      needs.onTiles(state)
      if (state !== 'failed') return
      map.setMaxZoom(NEAREST_ZOOM)
      if (needs.area && map.getZoom() > FIRST_ZOOM) map.setZoom(FIRST_ZOOM)
    },
    see: (opened) => opened.fitBounds(corners(needs.bounds), { maxZoom: firstZoom }),
  })
  if (needs.area) drawArea(map, needs.area)
  map.on('dragend', () => needs.onMove(boundsOf(map)))
  reportScale(map, needs.onScale)
  const pins = new Map<HTMLElement, L.Marker>()
  const quiet = () => quietCrowdedPins(map, pins)
  map.on('zoomend', quiet)
  return {
    show: (bounds) => {
      if (boundsOf(map).join() === bounds.join()) return
      map.fitBounds(corners(bounds), {
        padding: [PIN_RADIUS, PIN_RADIUS],
        maxZoom: firstZoom,
        animate: false,
      })
    },
    zoom: (steps) => {
      map.once('zoomend', () => needs.onMove(boundsOf(map)))
      map.setZoom(map.getZoom() + steps)
    },
    addPin: (point) => {
      const { element, marker } = pinElement(map, point)
      pins.set(element, marker)
      quiet()
      return {
        element,
        remove: () => {
          pins.delete(element)
          marker.remove()
        },
      }
    },
    close: () => map.remove(),
  }
}

const corners = ([south, west, north, east]: MapBounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
]

function drawArea(map: L.Map, area: NonNullable<MapView['area']>) {
  const { latitude, longitude, metres } = area
  L.circle([latitude, longitude], { radius: metres, className: 'map-area', interactive: false }).addTo(map)
}

/** Four decimals are about ten metres. */
function boundsOf(map: L.Map): MapBounds {
  const known = map.getBounds()
  const round = (degrees: number) => Number(degrees.toFixed(4))
  return [round(known.getSouth()), round(known.getWest()), round(known.getNorth()), round(known.getEast())]
}

/** Half the size of a price pin, in pixels. */
const HALF_WIDTH = 62
const HALF_HEIGHT = 32
/** Above the city names, below the prices. */
const BEHIND_PRICES = -5_000

/** Where prices would overlap, the later ones become dots until they are hovered or focused. */
function quietCrowdedPins(map: L.Map, pins: ReadonlyMap<HTMLElement, L.Marker>) {
  const taken: L.Point[] = []
  for (const [element, marker] of pins) {
    const at = map.project(marker.getLatLng())
    const isCrowded = taken.some(
      (one) => Math.abs(one.x - at.x) < HALF_WIDTH && Math.abs(one.y - at.y) < HALF_HEIGHT,
    )
    element.toggleAttribute('data-quiet', isCrowded)
    marker.setZIndexOffset(isCrowded ? BEHIND_PRICES : 0)
    if (!isCrowded) taken.push(at)
  }
}
