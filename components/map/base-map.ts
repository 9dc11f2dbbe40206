import * as L from 'leaflet'
import { drawGrid, drawRegion } from './draw-region'
import type { MapPoint } from './map-provider'
import type { Region } from './region'

const FARTHEST_ZOOM = 4
/** The limits of the drawn shapes. */
const EDGE: L.LatLngBoundsLiteral = [
  [6, 24],
  [41, 68],
]
const BEHIND_PINS = -10_000

interface BaseNeeds {
  region: Region
  nameOf: (city: Region['cities'][number]) => string
  nearestZoom: number
  hasKeys?: boolean
  see: (map: L.Map) => void
}

/** The base of the region map: the shapes of Arabia, the graticule, and city names. */
export function openBaseMap(canvas: HTMLElement, needs: BaseNeeds): L.Map {
  const { region, nameOf, nearestZoom, hasKeys = true, see } = needs
  const map = L.map(canvas, {
    attributionControl: false,
    zoomControl: false,
    minZoom: FARTHEST_ZOOM,
    maxZoom: nearestZoom,
    maxBounds: EDGE,
    keyboard: hasKeys,
    // The wheel scrolls the page; zooming works by buttons, pinch or double click.
    scrollWheelZoom: false,
    renderer: L.svg({ padding: 0.6 }),
  })
  see(map)
  drawRegion(map, region)
  drawGrid(map)
  for (const city of region.cities) label(map, city, nameOf(city), 'city')
  return map
}

/** A label on the map, hidden from screen readers. */
export function label(map: L.Map, point: MapPoint, name: string, className: string): L.Marker {
  const { element, marker } = pinElement(map, point)
  marker.setZIndexOffset(BEHIND_PINS)
  const label = document.createElement('span')
  label.className = className
  label.dir = 'auto'
  label.ariaHidden = 'true'
  label.textContent = name
  element.append(label)
  return marker
}

/** An empty element anchored to a point. */
export function pinElement(map: L.Map, { latitude, longitude }: MapPoint) {
  const element = document.createElement('div')
  L.DomEvent.disableClickPropagation(element)
  const icon = L.divIcon({ html: element, className: 'holder', iconSize: [0, 0] })
  const marker = L.marker([latitude, longitude], { icon, keyboard: false, interactive: false }).addTo(map)
  return { element, marker }
}
