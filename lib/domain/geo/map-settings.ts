/** How browsers draw maps; public, and read at run time. */
export interface MapSettings {
  /** Google's map is drawn with it; tiles or the drawn region take its place when it fails */
  googleMapsApiKey: string | null
  /** address of raster tiles with {z}, {x} and {y}; without it the map is the drawn region */
  tilesUrl: string | null
  /** address of a vector style of MapLibre; it wins over raster tiles */
  styleUrl: string | null
  /** address of a PMTiles archive of vector tiles, a path for one of this site; tiles and a style win over it */
  archiveUrl: string | null
  /** said on a map of tiles or of a style: text with links as `<a href>` */
  attribution: string | null
}

export const NO_MAP_SERVICE: MapSettings = {
  googleMapsApiKey: null,
  tilesUrl: null,
  styleUrl: null,
  archiveUrl: null,
  attribution: null,
}

export const TILES_URL_MESSAGE =
  'MAP_TILES_URL must be an address with {z}, {x} and {y} in its path, such as https://tiles.example.sa/{z}/{x}/{y}.png.'

const PLACEHOLDERS = ['{z}', '{x}', '{y}']
const PLACEHOLDER = /\{[^}]*\}/g
/** `{r}` is `@2x` on a fine screen. */
const KNOWN_PLACEHOLDER = /^\{[zxyr]\}$/

/** An http address whose path has {z}, {x} and {y}; its host is fixed, so that a policy can name it. */
export function isTilesUrl(text: string): boolean {
  const used: string[] = text.match(PLACEHOLDER) ?? []
  return (
    /^https?:\/\/[\w.:-]+\/\S+$/.test(text) &&
    URL.canParse(text) &&
    PLACEHOLDERS.every((one) => used.includes(one)) &&
    used.every((one) => KNOWN_PLACEHOLDER.test(one))
  )
}

export const STYLE_URL_MESSAGE =
  'MAP_STYLE_URL must be the address of a style, such as https://maps.example.sa/style.json.'
export const STYLE_ORIGINS_MESSAGE =
  'MAP_STYLE_ORIGINS must be origins with spaces between them, such as https://tiles.example.sa https://fonts.example.sa.'

/** An http address without placeholders. */
export const isStyleUrl = (text: string) => /^https?:\/\/[^\s{}]+$/.test(text) && URL.canParse(text)

/** The origins of a list with spaces; null where one of them is no http origin. */
export function parseOrigins(text: string): string[] | null {
  const listed = text.split(/\s+/).filter(Boolean)
  return listed.every((one) => /^https?:/.test(one) && URL.canParse(one) && new URL(one).origin === one)
    ? listed
    : null
}

export const ARCHIVE_URL_MESSAGE =
  'MAP_PMTILES must be the address of a PMTiles archive, such as https://maps.example.sa/saudi.pmtiles, or its path below public.'

/** The main roads of Jeddah and Riyadh as we drew them (scripts/assets/draw-sketch.mjs), where nothing else is set. */
const SKETCH = '/map/sketch.pmtiles'

export const archiveUrlOf = (setting: string | undefined): string => setting || SKETCH

/** An http address, or a path of this site. */
export const isArchiveUrl = (text: string) => /^\/[\w.-]+(\/[\w.-]+)*$/.test(text) || isStyleUrl(text)
