import * as L from 'leaflet'
import { Labelers, type PreparedTile, paint, type View } from 'protomaps-leaflet'
import { type StreetStyle, streetStyle } from './street-style'

export const TILE_PIXELS = 256
/** A screen has no more tiles of the archive: the layout of further ones is forgotten. */
const LABELLED_TILES = 16
/** Lines and letters of neighbours reach into a tile. */
const OVERLAP_PIXELS = 16

interface DrawnTile {
  coords: L.Coords
  canvas: HTMLCanvasElement
  content: PreparedTile
}

const hasStreets = ({ content }: DrawnTile) => content.data.size > 0

/** Streets drawn on canvases by protomaps-leaflet, whose letters the browser shapes. */
export class ArchiveLayer extends L.GridLayer {
  private readonly drawn = new Map<string, DrawnTile>()
  private readonly theme = new MutationObserver(() => this.restyle())
  private style: StreetStyle = { paintRules: [], labelRules: [] }
  private labels: Labelers | null = null
  private map: L.Map | null = null

  constructor(
    private readonly view: View,
    private readonly scratch: CanvasRenderingContext2D,
    private readonly language: string,
    private readonly named: string | null,
  ) {
    super()
    this.on('tileunload', ({ coords }: L.TileEvent) => this.drawn.delete(this._tileCoordsToKey(coords)))
  }

  /** Whether something is drawn at a place in sight; tiles of the zoom before stand until new ones arrive. */
  covers(at: L.LatLng): boolean {
    const { map } = this
    if (!map) return false
    const here = [...this.drawn.values()].filter(({ coords }) => {
      const { x, y } = map.project(at, coords.z).divideBy(TILE_PIXELS).floor()
      return coords.x === x && coords.y === y
    })
    const present = here.filter(({ coords }) => coords.z === map.getZoom())
    return (present.length > 0 ? present : here).some(hasStreets)
  }

  /** Whether nothing is drawn at the zoom of the map. */
  get isEmpty(): boolean {
    const present = [...this.drawn.values()].filter(({ coords }) => coords.z === this.map?.getZoom())
    return !present.some(hasStreets)
  }

  override onAdd(map: L.Map): this {
    this.map = map
    this.theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    this.restyle()
    return super.onAdd(map)
  }

  override onRemove(map: L.Map): this {
    this.theme.disconnect()
    return super.onRemove(map)
  }

  /** Canvas knows no custom properties: the tokens are read where the map stands, and anew when the theme changes. */
  private restyle() {
    if (!this.map) return
    const page = getComputedStyle(this.map.getContainer())
    this.style = streetStyle({
      colourOf: (token) => page.getPropertyValue(`--c-${token}`).trim(),
      fontOf: (weight, share) => `${weight} ${Number.parseFloat(page.fontSize) * share}px ${page.fontFamily}`,
      language: this.language,
      named: this.named,
    })
    this.labels = new Labelers(this.scratch, this.style.labelRules, LABELLED_TILES, (keys) => {
      for (const key of keys) this.draw(this.drawn.get(key))
    })
    for (const tile of this.drawn.values()) this.draw(tile)
  }

  protected override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = L.DomUtil.create('canvas')
    canvas.lang = this.language
    this.view.getDisplayTile(coords).then(
      (content) => {
        const key = this._tileCoordsToKey(coords)
        // It was scrolled out of sight meanwhile.
        if (this._tiles[key]?.el !== canvas) return
        const tile = { coords, canvas, content }
        this.drawn.set(key, tile)
        this.draw(tile)
        done(undefined, canvas)
      },
      (error) => done(error, canvas),
    )
    return canvas
  }

  private draw(tile: DrawnTile | undefined) {
    const page = tile?.canvas.getContext('2d')
    if (!tile || !page || !this.labels) return
    const { canvas, coords, content } = tile
    const ratio = window.devicePixelRatio
    canvas.width = TILE_PIXELS * ratio
    canvas.height = TILE_PIXELS * ratio
    page.setTransform(ratio, 0, 0, ratio, 0, 0)
    const [west, north] = [coords.x * TILE_PIXELS, coords.y * TILE_PIXELS]
    const reach = {
      minX: west - OVERLAP_PIXELS,
      minY: north - OVERLAP_PIXELS,
      maxX: west + TILE_PIXELS + OVERLAP_PIXELS,
      maxY: north + TILE_PIXELS + OVERLAP_PIXELS,
    }
    const origin = Object.assign(content.origin.clone(), { x: west, y: north })
    const tiles = new Map([['', [content]]])
    this.labels.add(coords.z, tiles)
    const laidOut = this.labels.getIndex(coords.z) ?? null
    paint(page, coords.z, tiles, laidOut, this.style.paintRules, reach, origin, false)
  }
}
