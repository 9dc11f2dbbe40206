import * as L from 'leaflet'

/** The first tile must arrive within this time; a listing should not wait longer for its surroundings. */
const FIRST_TILE_MS = 8_000
/** Failures in a row: one missing tile is no broken server. */
const MOST_FAILURES = 4
export const TILES_NEAREST_ZOOM = 18

/** `waiting` and `failed`: the region is drawn. */
export type TilesState = 'waiting' | 'shown' | 'failed'

/** Raster tiles over the drawn region, which stays where they cannot be reached. */
export function addTiles(map: L.Map, tilesUrl: string, onState: (state: TilesState) => void): void {
  const tiles = L.tileLayer(tilesUrl, { className: 'map-tiles', maxZoom: TILES_NEAREST_ZOOM })
  let failures = 0
  let hasTile = false
  const enter = (state: TilesState) => {
    map.getContainer().dataset['tiles'] = state
    onState(state)
  }
  const fail = () => {
    clearTimeout(timeout)
    if (!map.hasLayer(tiles)) return
    tiles.remove()
    enter('failed')
  }
  const timeout = setTimeout(fail, FIRST_TILE_MS)
  tiles.on('tileload', () => {
    failures = 0
    hasTile = true
    clearTimeout(timeout)
  })
  tiles.on('tileerror', () => {
    failures += 1
    if (failures >= MOST_FAILURES) fail()
  })
  tiles.on('load', () => (hasTile && map.hasLayer(tiles) ? enter('shown') : undefined))
  map.on('unload', () => clearTimeout(timeout))
  enter('waiting')
  tiles.addTo(map)
}
