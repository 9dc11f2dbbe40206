import type { MultiPolygon } from 'geojson'
import * as L from 'leaflet'
import { feature } from 'topojson-client'
import { HOME, type Region } from './region'

/** Land in the colours of the page: neighbours first, so that the Saudi border is drawn on top. */
export function drawRegion(map: L.Map, { topology }: Region) {
  const { features } = feature(topology, topology.objects.countries)
  const isHome = (one: { id?: string | number }) => one.id === HOME
  const draw = (className: string, shapes: typeof features) =>
    L.geoJSON(shapes as GeoJSON.Feature<MultiPolygon>[], {
      interactive: false,
      style: { className, fillOpacity: 1, smoothFactor: 0.8 } as L.PathOptions,
    }).addTo(map)
  draw(
    'map-neighbour',
    features.filter((one) => !isHome(one)),
  )
  draw('map-home', features.filter(isHome))
}

const GRID_PIXELS = 110
const GRID_STEPS = [5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005]

/** The graticule, with about the same spacing on the screen at every zoom. */
export function drawGrid(map: L.Map) {
  const lines = L.polyline([], { className: 'map-grid', interactive: false }).addTo(map)
  const redraw = () => {
    const known = map.getBounds().pad(0.6)
    const degrees = (known.getEast() - known.getWest()) / ((map.getSize().x || 1) / GRID_PIXELS) / 2
    const step = GRID_STEPS.find((one) => one <= degrees) ?? 0.005
    const [south, north] = [known.getSouth(), known.getNorth()]
    const [west, east] = [known.getWest(), known.getEast()]
    lines.setLatLngs([
      ...multiples(west, east, step).map((lng): L.LatLngTuple[] => [
        [south, lng],
        [north, lng],
      ]),
      ...multiples(south, north, step).map((lat): L.LatLngTuple[] => [
        [lat, west],
        [lat, east],
      ]),
    ])
  }
  redraw()
  map.on('moveend', redraw)
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => (first + i) * step)
}
