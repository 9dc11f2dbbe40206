import { PMTiles } from 'pmtiles'
import { PmtilesSource, TileCache, View } from 'protomaps-leaflet'
import { ArchiveLayer, TILE_PIXELS } from './archive-layer'

/** A tile of the archive is as large as four of the map. */
const LEVELS_ABOVE = 1

/** The archive as a layer, and whose map it is, where it says so. */
export interface OpenedArchive {
  layer: ArchiveLayer
  attribution: string | null
}

/**
 * Vector tiles of a PMTiles archive, one file that is read by ranges. Refuses where it cannot be read, and in a browser without
 * canvas. `named`: the place whose name stands on the map already.
 */
export async function openArchive(
  url: string,
  language: string,
  named: string | null,
): Promise<OpenedArchive> {
  const scratch = document.createElement('canvas').getContext('2d')
  if (!scratch) throw new Error('Canvas is missing')
  const archive = new PMTiles(url)
  const [{ maxZoom }, metadata] = await Promise.all([archive.getHeader(), archive.getMetadata()])
  const tiles = new TileCache(new PmtilesSource(archive, false), TILE_PIXELS << LEVELS_ABOVE)
  const layer = new ArchiveLayer(new View(tiles, maxZoom, LEVELS_ABOVE), scratch, language, named)
  return { layer, attribution: attributionOf(metadata, language) }
}

/** `attribution` of TileJSON, and `attribution:ar` where an archive has both languages. */
function attributionOf(metadata: unknown, language: string): string | null {
  if (typeof metadata !== 'object' || metadata === null) return null
  const texts = new Map<string, unknown>(Object.entries(metadata))
  const text = texts.get(`attribution:${language}`) ?? texts.get('attribution')
  return typeof text === 'string' ? text : null
}
