import * as L from 'leaflet'
import { quietCrowdedPins } from './crowded-pins'
import { drawGrid, drawRegion } from './draw-region'
import type { MapBounds, MapPoint, MapView } from './map-engine'
import type { Region } from './region'

const NEAREST_ZOOM = 15
const FARTHEST_ZOOM = 4
/** Nearer than this the first view of a single place would show nothing but its own land. */
const FIRST_ZOOM = 13
/** The shapes end here. */
const EDGE: L.LatLngBoundsLiteral = [
  [6, 24],
  [41, 68],
]
const PIN_ROOM = 36
const BEHIND_PINS = -10_000

export interface OpenedMap {
  show: (bounds: MapBounds) => void
  zoom: (steps: number) => void
  /** an empty element that stays on its point */
  place: (point: MapPoint) => { element: HTMLElement; remove: () => void }
  close: () => void
}

interface MapNeeds extends Pick<MapView, 'area' | 'bounds'> {
  region: Region
  nameOf: (city: Region['cities'][number]) => string
  onMove: (bounds: MapBounds) => void
}

/** Opens a Leaflet map in an element: the only file that moves one. */
export function openMap(canvas: HTMLElement, needs: MapNeeds): OpenedMap {
  const map = L.map(canvas, {
    attributionControl: false,
    zoomControl: false,
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    maxBounds: EDGE,
    // A wheel over the map scrolls the page: zooming is by its buttons, by two fingers or by a double press.
    scrollWheelZoom: false,
    renderer: L.svg({ padding: 0.6 }),
  })
  map.fitBounds(corners(needs.bounds), { maxZoom: FIRST_ZOOM })
  drawRegion(map, needs.region)
  drawGrid(map)
  if (needs.area) drawArea(map, needs.area)
  for (const city of needs.region.cities) label(map, city, needs.nameOf(city), 'city')
  map.on('dragend', () => needs.onMove(boundsOf(map)))
  const pins = new Map<HTMLElement, L.Marker>()
  const quiet = () => quietCrowdedPins(map, pins)
  map.on('zoomend', quiet)
  return {
    show: (bounds) => {
      if (boundsOf(map).join() === bounds.join()) return
      map.fitBounds(corners(bounds), { padding: [PIN_ROOM, PIN_ROOM], maxZoom: FIRST_ZOOM, animate: false })
    },
    zoom: (steps) => {
      map.once('zoomend', () => needs.onMove(boundsOf(map)))
      map.setZoom(map.getZoom() + steps)
    },
    place: (point) => {
      const { element, marker } = placeHolder(map, point)
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
  const { latitude, longitude, metres, name } = area
  L.circle([latitude, longitude], { radius: metres, className: 'map-area', interactive: false }).addTo(map)
  label(map, area, name, 'city district')
}

/** Four decimals are about ten metres. */
function boundsOf(map: L.Map): MapBounds {
  const seen = map.getBounds()
  const round = (degrees: number) => Number(degrees.toFixed(4))
  return [round(seen.getSouth()), round(seen.getWest()), round(seen.getNorth()), round(seen.getEast())]
}

function label(map: L.Map, point: MapPoint, name: string, className: string) {
  const { element, marker } = placeHolder(map, point)
  marker.setZIndexOffset(BEHIND_PINS)
  const words = document.createElement('span')
  words.className = className
  words.dir = 'auto'
  words.ariaHidden = 'true'
  words.textContent = name
  element.append(words)
}

function placeHolder(map: L.Map, { latitude, longitude }: MapPoint) {
  const element = document.createElement('div')
  L.DomEvent.disableClickPropagation(element)
  const icon = L.divIcon({ html: element, className: 'holder', iconSize: [0, 0] })
  const marker = L.marker([latitude, longitude], { icon, keyboard: false, interactive: false }).addTo(map)
  return { element, marker }
}
