import * as L from 'leaflet'
import type { MapPoint } from '@/components/map/map-provider'
import { nearestTo } from '@/lib/domain/geo/distance'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { declutter, drawDistricts, type NamedDistrict } from './draw-districts'
import { drawGrid, drawRegion } from './draw-region'
import type { Region } from './region'
import { metresPerPixel } from './scale'
import { addTiles, hasStreets, type StreetsNeeds, type TilesState } from './tiles'

const FARTHEST_ZOOM = 4
/** The limits of the drawn shapes. */
const EDGE: L.LatLngBoundsLiteral = [
  [6, 24],
  [41, 68],
]
const BEHIND_PINS = -10_000
/** The pane of the drawn shapes: streets of an archive lie over them and end somewhere. */
const BELOW_STREETS = 'region'
/** Districts of several cities have the same name. */
const OWN_DISTRICT_KM = 20

interface BaseNeeds extends StreetsNeeds {
  region: Region
  nameOf: (one: LocalizedName) => string
  nearestZoom: number
  hasKeys?: boolean
  see: (map: L.Map) => void
}

/** The base of the region map: the shapes of Arabia, the graticule, and names. */
export function openBaseMap(canvas: HTMLElement, needs: BaseNeeds): L.Map {
  const { region, nearestZoom, hasKeys = true, see } = needs
  const map = L.map(canvas, {
    attributionControl: false,
    zoomControl: false,
    minZoom: FARTHEST_ZOOM,
    maxZoom: nearestZoom,
    maxBounds: EDGE,
    keyboard: hasKeys,
    // The wheel scrolls the page; zooming works by buttons, pinch or double click.
    scrollWheelZoom: false,
    renderer: L.svg({ padding: 0.6, pane: BELOW_STREETS }),
  })
  map.createPane(BELOW_STREETS).style.zIndex = '150'
  see(map)
  drawRegion(map, region)
  drawGrid(map)
  const districts = namedDistricts(needs)
  drawDistricts(map, districts)
  let covers = (_at: L.LatLng) => false
  const arrangeNames = drawNames(map, needs, districts, (at) => covers(at))
  if (!hasStreets(needs.streets)) return map
  const onTiles = (state: TilesState) => {
    needs.onTiles(state)
    arrangeNames()
  }
  ;({ covers } = addTiles(map, { ...needs, onTiles }))
  return map
}

function namedDistricts({ region, nameOf, area }: BaseNeeds): NamedDistrict[] {
  const named = region.districts.map((one) => ({ ...one, name: nameOf(one), isOwn: false }))
  const own = area
    ? nearestTo(
        area,
        named.filter((one) => one.name === area.name),
        OWN_DISTRICT_KM,
      )
    : null
  return named.map((one) => (one === own ? { ...one, isOwn: true } : one))
}

/**
 * The place itself, then cities, then districts: where two would overlap the earlier one is shown. Streets bring names of their own.
 * Returns what arranges them anew.
 */
function drawNames(
  map: L.Map,
  { region, nameOf, area }: BaseNeeds,
  districts: NamedDistrict[],
  isCovered: (at: L.LatLng) => boolean,
): () => void {
  const write = (point: MapPoint, name: string, isDistrict: boolean) => {
    const marker = label(map, point, name, isDistrict ? 'city district' : 'city')
    return { marker, isDistrict, isNamedElsewhere: () => isCovered(marker.getLatLng()) }
  }
  const own = area && {
    marker: label(map, area, area.name, 'city district own'),
    isDistrict: false,
    isNamedElsewhere: () => false,
  }
  return declutter(map, [
    ...(own ? [own] : []),
    ...region.cities.map((city) => write(city, nameOf(city), false)),
    ...districts.filter((one) => !one.isOwn).map((one) => write(one, one.name, true)),
  ])
}

/** A label on the map, hidden from screen readers. */
function label(map: L.Map, point: MapPoint, name: string, className: string): L.Marker {
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

/** Calls back with the metres of a pixel, at once and after each move. */
export function reportScale(map: L.Map, onScale: (metresPerPixel: number) => void): void {
  const report = () => onScale(metresPerPixel(map.getCenter().lat, map.getZoom()))
  report()
  map.on('moveend', report)
}
