/**
 * Cuts our sketch of the main roads of Jeddah and Riyadh into vector tiles, for maps without a service: `node
 * scripts/assets/draw-sketch.mjs` writes public/map/sketch.pmtiles. Coast, roads and places in sketch.geojson were placed by hand, to
 * some hundred metres, in the layers of Protomaps' basemap; no map was traced, and minor streets are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { writeArchive } from './pmtiles.mjs'

const SOURCE = 'scripts/assets/sketch.geojson'
const TARGET = 'public/map/sketch.pmtiles'
/** Further out the region map says more; further in nothing is added. */
const FARTHEST_ZOOM = 9
const NEAREST_ZOOM = 12
const EXTENT = 4096
/** Roads are drawn wider than their line and must not end at the edge of a tile. */
const BUFFER = 128

const { features, type, ...metadata } = JSON.parse(readFileSync(SOURCE, 'utf8'))
const names = [...new Set(features.map(({ properties }) => properties.layer))]
const layers = names.map((name) => [
  name,
  cut(features.filter(({ properties }) => properties.layer === name)),
])

function cut(own) {
  const data = {
    type,
    features: own.map(({ properties: { layer, ...properties }, ...one }) => ({ ...one, properties })),
  }
  return new GeoJSONVT(data, {
    maxZoom: NEAREST_ZOOM,
    indexMaxZoom: NEAREST_ZOOM,
    indexMaxPoints: 0,
    extent: EXTENT,
    buffer: BUFFER,
  })
}

const points = features.flatMap(({ geometry }) => geometry.coordinates.flat(Number.POSITIVE_INFINITY))
const [longitudes, latitudes] = [0, 1].map((axis) => points.filter((_, index) => index % 2 === axis))
const bounds = [
  Math.min(...longitudes),
  Math.min(...latitudes),
  Math.max(...longitudes),
  Math.max(...latitudes),
]

const tiles = []
for (let z = FARTHEST_ZOOM; z <= NEAREST_ZOOM; z += 1) {
  const [west, south, east, north] = bounds
  const [first, last] = [tileAt(west, north, z), tileAt(east, south, z)]
  for (let x = first.x; x <= last.x; x += 1) {
    for (let y = first.y; y <= last.y; y += 1) {
      const drawn = layers
        .map(([name, index]) => [name, index.getTile(z, x, y)])
        .filter(([, tile]) => tile?.features.length)
      if (drawn.length === 0) continue
      tiles.push({ z, x, y, body: fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent: EXTENT }) })
    }
  }
}

/** The tile that holds a point (Web Mercator). */
function tileAt(longitude, latitude, z) {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const share = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { x: Math.floor(((longitude + 180) / 360) * 2 ** z), y: Math.floor(share * 2 ** z) }
}

writeFileSync(
  TARGET,
  writeArchive(tiles, {
    bounds,
    metadata: {
      ...metadata,
      vector_layers: names.map((id) => ({ id, fields: { name: 'String', kind: 'String' } })),
    },
  }),
)
