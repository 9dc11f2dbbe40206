import * as L from 'leaflet'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import type { StreetsEvents } from './vector-layer'

/** The first tile must arrive within this time; a listing should not wait longer for its surroundings. */
const FIRST_TILE_MS = 8_000
/** Failures in a row: one missing tile is no broken server. */
const MOST_FAILURES = 4
export const TILES_NEAREST_ZOOM = 18

/** `waiting` and `failed`: the region is drawn. */
export type TilesState = 'waiting' | 'shown' | 'failed'

/** Without both the drawn region is the map; a style wins over tiles. */
export type StreetsSource = Pick<MapSettings, 'styleUrl' | 'tilesUrl'>

export const hasStreets = ({ styleUrl, tilesUrl }: StreetsSource) => styleUrl !== null || tilesUrl !== null

/** Streets over the drawn region, which stays where they cannot be reached. */
export function addTiles(
  map: L.Map,
  { styleUrl, tilesUrl }: StreetsSource,
  onState: (state: TilesState) => void,
): void {
  let layer: L.Layer | null = null
  let failures = 0
  let isLoaded = false
  let isOver = false
  const enter = (state: TilesState) => {
    map.getContainer().dataset['tiles'] = state
    onState(state)
  }
  const end = () => {
    clearTimeout(timeout)
    isOver = true
  }
  const fail = () => {
    if (isOver) return
    end()
    layer?.remove()
    enter('failed')
  }
  const timeout = setTimeout(fail, FIRST_TILE_MS)
  map.on('unload', end)
  enter('waiting')
  const events: StreetsEvents = {
    onLoad: () => {
      failures = 0
      isLoaded = true
      clearTimeout(timeout)
    },
    onError: () => {
      failures += 1
      if (failures >= MOST_FAILURES) fail()
    },
    onDrawn: () => {
      if (isLoaded && !isOver) enter('shown')
    },
  }
  const add = (opened: L.Layer) => {
    if (!isOver) layer = opened.addTo(map)
  }
  if (styleUrl) openVector(styleUrl, events).then(add).catch(fail)
  else if (tilesUrl) add(openRaster(tilesUrl, events))
}

/** MapLibre is loaded where it is used. */
async function openVector(styleUrl: string, events: StreetsEvents): Promise<L.Layer> {
  const { openVectorLayer } = await import('./vector-layer')
  return openVectorLayer(styleUrl, events)
}

function openRaster(tilesUrl: string, { onLoad, onError, onDrawn }: StreetsEvents): L.Layer {
  return L.tileLayer(tilesUrl, { className: 'map-tiles', maxZoom: TILES_NEAREST_ZOOM })
    .on('tileload', onLoad)
    .on('tileerror', onError)
    .on('load', onDrawn)
}
