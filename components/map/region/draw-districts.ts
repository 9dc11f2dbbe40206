import * as L from 'leaflet'
import type { MapPoint } from '@/components/map/map-provider'
import { type Box, withoutOverlaps } from '@/components/map/without-overlaps'
import { districtCells } from './district-cells'

/** A district with its name in the language of the page. */
export interface NamedDistrict extends MapPoint {
  name: string
  /** the district of the listing */
  isOwn: boolean
}

/** Further away a district is smaller than its name. */
const CELLS_FROM_ZOOM = 10
const NAMES_FROM_ZOOM = 12

/** Soft regions around the centres of districts, without claiming borders. */
export function drawDistricts(map: L.Map, districts: readonly NamedDistrict[]) {
  const cells = districtCells(districts).map(({ district, ring }) =>
    L.polygon(
      ring.map(({ latitude, longitude }): L.LatLngTuple => [latitude, longitude]),
      { className: district.isOwn ? 'map-district map-own' : 'map-district', interactive: false },
    ),
  )
  const layer = L.layerGroup(cells)
  onZoom(map, (zoom) => (zoom >= CELLS_FROM_ZOOM ? layer.addTo(map) : layer.remove()))
}

interface PlacedName {
  marker: L.Marker
  isDistrict: boolean
  /** whether streets are drawn there, with names of their own */
  isNamedElsewhere: () => boolean
}

/** Shows of all names those that have room: the first ones first. Returns what does it again. */
export function declutter(map: L.Map, names: readonly PlacedName[]): () => void {
  return onZoom(map, (zoom) => {
    const elements = names.map(({ marker }) => marker.getElement()?.querySelector<HTMLElement>('.city'))
    const isNear = names.map(
      ({ isDistrict, isNamedElsewhere }) => (!isDistrict || zoom >= NAMES_FROM_ZOOM) && !isNamedElsewhere(),
    )
    const free = withoutOverlaps(
      names.map(({ marker }, index) => {
        const at = map.project(marker.getLatLng(), zoom)
        return isNear[index] ? boxOf(at, elements[index]) : NOWHERE
      }),
    )
    elements.forEach((element, index) => {
      element?.toggleAttribute('hidden', !(isNear[index] && free[index]))
    })
  })
}

const NOWHERE: Box = { west: 0, east: 0, north: 0, south: 0 }
const LINE_PIXELS = 24
const PIXELS_PER_LETTER = 7
const ROOM_PIXELS = 6

/** By the number of letters: a hidden name has no width that could be measured. */
function boxOf({ x, y }: L.Point, element?: HTMLElement | null): Box {
  const half = ((element?.textContent?.length ?? 0) * PIXELS_PER_LETTER) / 2 + ROOM_PIXELS
  return { west: x - half, east: x + half, north: y - LINE_PIXELS / 2, south: y + LINE_PIXELS / 2 }
}

function onZoom(map: L.Map, apply: (zoom: number) => void): () => void {
  const update = () => apply(map.getZoom())
  update()
  map.on('zoomend', update)
  return update
}
