import * as L from 'leaflet'
import { boundsOfGroup, type MapBounds, type MapPoint, type MapView } from '@/components/map/map-provider'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { openBaseMap, pinElement, reportScale } from './base-map'
import type { Region } from './region'
import { hasStreets, hasStreetsEverywhere, type StreetsNeeds, TILES_NEAREST_ZOOM } from './tiles'

const NEAREST_ZOOM = 15
/** The closest zoom of the first view: without streets, the districts around are what says where a place is. */
const FIRST_ZOOM = 12
/** Tiles have streets; of an archive it is not known yet. */
const TILES_FIRST_ZOOM = 14
const ARCHIVE_FIRST_ZOOM = 13
const PIN_RADIUS = 36

/** How close a map is, and how close it goes. */
export interface MapZoom {
  now: number
  nearest: number
}

export interface OpenedMap {
  show: (bounds: MapBounds) => void
  zoom: (steps: number) => void
  /** shows all these points, as closely as the map goes */
  showAll: (points: readonly MapPoint[]) => void
  /** an empty element anchored to its point */
  addPin: (point: MapPoint) => { element: HTMLElement; remove: () => void }
  close: () => void
}

interface MapNeeds extends Pick<MapView, 'bounds'>, StreetsNeeds {
  region: Region
  area?: NonNullable<MapView['area']>
  nameOf: (one: LocalizedName) => string
  onMove: (bounds: MapBounds) => void
  onScale: (metresPerPixel: number) => void
  /** at first and after each change */
  onZoom: (zoom: MapZoom) => void
}

/** Opens a Leaflet map in an element: the only file that changes the view of one. */
export function openMap(canvas: HTMLElement, needs: MapNeeds): OpenedMap {
  const isStreetMap = hasStreets(needs.streets)
  const firstZoom = firstZoomOf(needs.streets)
  let isFirstAnswer = true
  const map: L.Map = openBaseMap(canvas, {
    ...needs,
    nearestZoom: isStreetMap ? TILES_NEAREST_ZOOM : NEAREST_ZOOM,
    onTiles: (state) => {
      needs.onTiles(state)
      if (state === 'waiting') return
      const hasNone = state === 'failed' || (isFirstAnswer && state === 'outside')
      isFirstAnswer = false
      if (!hasNone) return
      const zoom = Math.min(map.getZoom(), needs.area ? FIRST_ZOOM : NEAREST_ZOOM)
      byItself(() => map.setZoom(zoom, { animate: false }))
      if (state === 'failed') map.setMaxZoom(NEAREST_ZOOM)
      reportZoom()
    },
    see: (opened) => opened.fitBounds(corners(needs.bounds), { maxZoom: firstZoom }),
  })
  if (needs.area) drawArea(map, needs.area)
  let movesItself = false
  const byItself = (move: () => void) => {
    movesItself = true
    move()
    movesItself = false
  }
  const reportZoom = () => needs.onZoom({ now: map.getZoom(), nearest: map.getMaxZoom() })
  // A map that changes its size moves, too, and a moment later.
  let isResized = false
  map.on('resize', () => {
    isResized = true
  })
  map.on('moveend', () => {
    if (!movesItself && !isResized) needs.onMove(boundsOf(map))
    isResized = false
  })
  map.on('zoomend', reportZoom)
  reportZoom()
  reportScale(map, needs.onScale)
  return {
    show: (bounds) => {
      if (boundsOf(map).join() === bounds.join()) return
      byItself(() =>
        map.fitBounds(corners(bounds), {
          padding: [PIN_RADIUS, PIN_RADIUS],
          maxZoom: firstZoom,
          animate: false,
        }),
      )
    },
    zoom: (steps) => map.setZoom(map.getZoom() + steps),
    showAll: (points) => {
      map.fitBounds(corners(boundsOfGroup(points)), { padding: [PIN_RADIUS, PIN_RADIUS] })
    },
    addPin: (point) => {
      const { element, marker } = pinElement(map, point)
      return { element, remove: () => marker.remove() }
    },
    close: () => map.remove(),
  }
}

function firstZoomOf(streets: StreetsNeeds['streets']): number {
  if (hasStreetsEverywhere(streets)) return TILES_FIRST_ZOOM
  return hasStreets(streets) ? ARCHIVE_FIRST_ZOOM : FIRST_ZOOM
}

const corners = ([south, west, north, east]: MapBounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
]

function drawArea(map: L.Map, area: NonNullable<MapView['area']>) {
  const { latitude, longitude, metres } = area
  // Above the streets, which are above the region.
  const renderer = L.svg({ padding: 0.6 })
  L.circle([latitude, longitude], {
    radius: metres,
    className: 'map-area',
    interactive: false,
    renderer,
  }).addTo(map)
}

/** Four decimals are about ten metres. */
function boundsOf(map: L.Map): MapBounds {
  const known = map.getBounds()
  const round = (degrees: number) => Number(degrees.toFixed(4))
  return [round(known.getSouth()), round(known.getWest()), round(known.getNorth()), round(known.getEast())]
}
