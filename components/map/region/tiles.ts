import * as L from 'leaflet'
import type { NamedPoint } from '@/components/map/picker-provider'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import type { ArchiveLayer } from './archive-layer'
import type { StreetsEvents } from './vector-layer'

/** The first tile must arrive within this time; a listing should not wait longer for its surroundings. */
const FIRST_TILE_MS = 8_000
/** Failures in a row: one missing tile is no broken server. */
const MOST_FAILURES = 4
export const TILES_NEAREST_ZOOM = 18

/**
 * `waiting` and `failed`: the region is drawn. `partly` and `outside`: an archive is drawn over it, which has something, or
 * nothing, of what is in sight.
 */
export type TilesState = 'waiting' | 'shown' | 'partly' | 'outside' | 'failed'

/** Without all the drawn region is the map; a style wins over tiles, and they over an archive. */
export type StreetsSource = Pick<MapSettings, 'styleUrl' | 'tilesUrl' | 'archiveUrl'>

/** Streets wherever the map is looked at. */
export const hasStreetsEverywhere = ({ styleUrl, tilesUrl }: StreetsSource) =>
  styleUrl !== null || tilesUrl !== null

export const hasStreets = (source: StreetsSource) =>
  hasStreetsEverywhere(source) || Boolean(source.archiveUrl)

export interface StreetsNeeds {
  streets: StreetsSource
  /** of the names in an archive */
  language: string
  /** the area of a listing: named before its surroundings, so that an archive leaves out its name */
  area?: NamedPoint
  onTiles: (state: TilesState) => void
  /** whose map an archive is, as it says itself */
  onCredit: (attribution: string) => void
}

/** Streets over the drawn region, which stays where they cannot be reached. */
export function addTiles(
  map: L.Map,
  { streets: { styleUrl, tilesUrl, archiveUrl }, language, area, onTiles, onCredit }: StreetsNeeds,
): { covers: (at: L.LatLng) => boolean } {
  let layer: L.Layer | null = null
  let archive: ArchiveLayer | null = null
  let failures = 0
  let isLoaded = false
  let isOver = false
  const enter = (state: TilesState) => {
    map.getContainer().dataset['tiles'] = state
    onTiles(state)
  }
  const end = () => {
    clearTimeout(timeout)
    isOver = true
  }
  const fail = () => {
    if (isOver) return
    end()
    layer?.remove()
    archive = null
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
      if (!isLoaded || isOver) return
      if (archive) enter(archive.isEmpty ? 'outside' : 'partly')
      else enter('shown')
    },
  }
  const add = (opened: L.Layer) => {
    if (!isOver) layer = opened.addTo(map)
  }
  const addArchive = async (url: string) => {
    const { openArchive } = await import('./open-archive')
    const opened = await openArchive(url, language, area?.name ?? null)
    if (isOver) return
    archive = opened.layer
    if (opened.attribution) onCredit(opened.attribution)
    add(withEvents(archive, events))
  }
  if (styleUrl) openVector(styleUrl, events).then(add).catch(fail)
  else if (tilesUrl) add(openRaster(tilesUrl, events))
  else if (archiveUrl) addArchive(archiveUrl).catch(fail)
  return { covers: (at) => archive?.covers(at) ?? false }
}

/** MapLibre is loaded where it is used. */
async function openVector(styleUrl: string, events: StreetsEvents): Promise<L.Layer> {
  const { openVectorLayer } = await import('./vector-layer')
  return openVectorLayer(styleUrl, events)
}

const openRaster = (tilesUrl: string, events: StreetsEvents): L.Layer =>
  withEvents(L.tileLayer(tilesUrl, { className: 'map-tiles', maxZoom: TILES_NEAREST_ZOOM }), events)

const withEvents = (layer: L.GridLayer, { onLoad, onError, onDrawn }: StreetsEvents): L.Layer =>
  layer.on('tileload', onLoad).on('tileerror', onError).on('load', onDrawn)
