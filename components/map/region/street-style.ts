import {
  CenteredTextSymbolizer,
  CircleSymbolizer,
  exp,
  type Feature,
  GeomType,
  GroupSymbolizer,
  type LabelRule,
  LineLabelPlacement,
  LineLabelSymbolizer,
  LineSymbolizer,
  OffsetTextSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
  TextPlacements,
} from 'protomaps-leaflet'

export interface StreetStyleNeeds {
  /** the value of a token of colour, by its name without `--c-` */
  colourOf: (token: string) => string
  /** the font of the page at a weight, as a canvas reads it; `share` of the size of small text */
  fontOf: (weight: number, share: number) => string
  /** of the names */
  language: string
  /** a place whose name stands on the map already */
  named: string | null
}

export interface StreetStyle {
  paintRules: PaintRule[]
  labelRules: LabelRule[]
}

/** Kinds of the basemap's layers (docs.protomaps.com/basemaps/layers) that are drawn alike. */
const GREEN = ['park', 'nature_reserve', 'national_park', 'golf_course', 'forest', 'wood', 'grass', 'garden']
const GROUNDS = ['aerodrome', 'university', 'college', 'school', 'hospital', 'industrial', 'stadium']
const FINE_ROADS = ['minor_road', 'path', 'other']
const MAIN_ROADS = ['highway', 'major_road']
const TOWNS = ['locality']
const DISTRICTS = ['neighbourhood', 'macrohood']
/** Further out landmarks would crowd out the prices. */
const FIRST_LANDMARK_ZOOM = 11

/** Widths in pixels by zoom, and how much wider the edge of a road is. */
const FINE_WIDTH = exp(1.6, [
  [13, 0],
  [15, 1.5],
  [18, 9],
])
const MAJOR_WIDTH = exp(1.6, [
  [9, 0.8],
  [12, 2.2],
  [15, 5],
  [18, 15],
])
const HIGHWAY_WIDTH = exp(1.6, [
  [7, 1],
  [12, 3.2],
  [15, 7],
  [18, 20],
])
const EDGE_PIXELS = 1.5
const LANDMARK_RADIUS = 3
/** Arabic has room above and below its letters. */
const LINE_HEIGHT = 1.35

const kindOf = ({ props }: Feature) => String(props['kind'] ?? '')
const isOf =
  (...kinds: readonly string[]) =>
  (_zoom: number, feature: Feature) =>
    kinds.includes(kindOf(feature))
const fromItsZoom = (zoom: number, { props }: Feature) =>
  zoom >= Math.max(FIRST_LANDMARK_ZOOM, Number(props['min_zoom'] ?? 0))

/** How streets look: Protomaps' basemap in the tokens of the page, by which light and dark differ. */
export function streetStyle({ colourOf, fontOf, language, named }: StreetStyleNeeds): StreetStyle {
  const nameProps = [`name:${language}`, 'name']
  const isPlace =
    (...kinds: readonly string[]) =>
    (zoom: number, feature: Feature) =>
      isOf(...kinds)(zoom, feature) && nameProps.map((prop) => feature.props[prop]).find(Boolean) !== named
  const fill = (dataLayer: string, token: string, filter?: PaintRule['filter']): PaintRule => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill: colourOf(token) }),
    ...(filter ? { filter } : {}),
  })
  const road = (width: (zoom: number) => number, token: string, kinds: readonly string[]): PaintRule => ({
    dataLayer: 'roads',
    symbolizer: new LineSymbolizer({ color: colourOf(token), width, lineCap: 'round', lineJoin: 'round' }),
    filter: isOf(...kinds),
  })
  const edge = (width: (zoom: number) => number) => (zoom: number) => width(zoom) + EDGE_PIXELS
  const text = (token: string, weight: number, share: number) => ({
    labelProps: nameProps,
    fill: colourOf(token),
    stroke: colourOf('sub'),
    width: 2,
    lineHeight: LINE_HEIGHT,
    font: fontOf(weight, share),
  })
  return {
    paintRules: [
      fill('earth', 'sub'),
      fill('landuse', 'sunk', isOf(...GROUNDS)),
      fill('landuse', 'ok-soft', isOf(...GREEN)),
      fill('water', 'info-soft'),
      fill('buildings', 'sunk'),
      road(FINE_WIDTH, 'line', FINE_ROADS),
      road(edge(MAJOR_WIDTH), 'line', ['major_road']),
      road(edge(HIGHWAY_WIDTH), 'gold', ['highway']),
      road(MAJOR_WIDTH, 'raised', ['major_road']),
      road(HIGHWAY_WIDTH, 'warn-soft', ['highway']),
    ],
    labelRules: [
      {
        dataLayer: 'places',
        symbolizer: new CenteredTextSymbolizer(text('ink', 600, 1.15)),
        maxzoom: 12,
        filter: isPlace(...TOWNS),
      },
      {
        dataLayer: 'pois',
        symbolizer: new GroupSymbolizer([
          new CircleSymbolizer({
            radius: LANDMARK_RADIUS,
            fill: colourOf('primary'),
            stroke: colourOf('sub'),
            width: 1.5,
          }),
          new OffsetTextSymbolizer({
            ...text('primary', 500, 0.95),
            offsetY: LANDMARK_RADIUS + 2,
            placements: [TextPlacements.S],
          }),
        ]),
        filter: fromItsZoom,
      },
      {
        dataLayer: 'places',
        symbolizer: new CenteredTextSymbolizer(text('ink-3', 500, 1)),
        minzoom: 12,
        filter: isPlace(...DISTRICTS),
      },
      {
        dataLayer: 'roads',
        symbolizer: new LineLabelSymbolizer(roadName(text('ink-2', 500, 0.95))),
        minzoom: 12,
        filter: isOf(...MAIN_ROADS),
      },
      {
        dataLayer: 'roads',
        symbolizer: new LineLabelSymbolizer(roadName(text('ink-3', 400, 0.9))),
        minzoom: 16,
        filter: isOf(...FINE_ROADS),
      },
      {
        dataLayer: 'water',
        symbolizer: new CenteredTextSymbolizer(text('info', 500, 1)),
        filter: (_zoom, { geomType }) => geomType === GeomType.Point,
      },
    ],
  }
}

/** On the road itself, not above it. */
const roadName = <T extends object>(text: T) => ({
  ...text,
  position: LineLabelPlacement.Center,
  repeatDistance: 320,
})
