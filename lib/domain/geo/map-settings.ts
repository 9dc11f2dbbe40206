/** How browsers draw maps; public, and read at run time. */
export interface MapSettings {
  /** Google's map is drawn with it; tiles or the drawn region take its place when it fails */
  googleMapsApiKey: string | null
  /** address of raster tiles with {z}, {x} and {y}; without it the map is the drawn region */
  tilesUrl: string | null
  /** said on a map of tiles: text with links as `<a href>` */
  attribution: string | null
}

export const NO_MAP_SERVICE: MapSettings = { googleMapsApiKey: null, tilesUrl: null, attribution: null }

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

/** Origins from which browsers load pictures of the map. */
export function tileOrigins({ tilesUrl }: MapSettings): string[] {
  return tilesUrl ? [new URL(tilesUrl).origin] : []
}
