/**
 * Cuts Arabia out of the world atlas (Natural Earth, public domain) for the offline map and adds the cities: `node
 * scripts/assets/draw-region.mjs` writes public/map/arabia.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const ATLAS = 'node_modules/world-atlas/countries-10m.json'
const CITIES = 'server/db/seed/content/demo-content.json'
const TARGET = 'public/map/arabia.json'

const HOME = '682'
/** ISO 3166 numbers of the countries around Saudi Arabia. */
const NEIGHBOURS =
  '887 512 784 634 048 414 368 400 760 376 275 422 818 729 232 262 231 364 792 196 706'.split(' ')
/** degrees: west, south, east, north; shapes outside are left out */
const FRAME = [29, 9, 63, 38]
/** Islands narrower than this many degrees are smaller than a pixel at the zoom of a city. */
const SMALLEST = 0.03

const atlas = JSON.parse(readFileSync(ATLAS, 'utf8'))
const { scale, translate } = atlas.transform

const boxOf = (ring) => {
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const index of ring) {
    let [x, y] = [0, 0]
    for (const [dx, dy] of atlas.arcs[index < 0 ? ~index : index]) {
      x += dx
      y += dy
      const [lng, lat] = [x * scale[0] + translate[0], y * scale[1] + translate[1]]
      box[0] = Math.min(box[0], lng)
      box[1] = Math.min(box[1], lat)
      box[2] = Math.max(box[2], lng)
      box[3] = Math.max(box[3], lat)
    }
  }
  return box
}

function isVisible([ring]) {
  const [west, south, east, north] = boxOf(ring)
  const isInFrame = west < FRAME[2] && east > FRAME[0] && south < FRAME[3] && north > FRAME[1]
  return isInFrame && Math.max(east - west, north - south) > SMALLEST
}

const stored = new Map()
function addArc(index) {
  const arc = index < 0 ? ~index : index
  if (!stored.has(arc)) stored.set(arc, stored.size)
  const at = stored.get(arc)
  return index < 0 ? ~at : at
}

function cut(country) {
  const polygons = country.type === 'Polygon' ? [country.arcs] : country.arcs
  return {
    type: 'MultiPolygon',
    id: country.id,
    arcs: polygons.filter(isVisible).map((rings) => rings.map((ring) => ring.map(addArc))),
  }
}

const geometries = atlas.objects.countries.geometries
  .filter(({ id }) => id === HOME || NEIGHBOURS.includes(id))
  .map(cut)
const cities = JSON.parse(readFileSync(CITIES, 'utf8')).cities.map(({ name, name_ar, lat, lng }) => ({
  name,
  name_ar,
  latitude: lat,
  longitude: lng,
}))
const region = {
  cities,
  topology: {
    type: 'Topology',
    transform: atlas.transform,
    objects: { countries: { type: 'GeometryCollection', geometries } },
    arcs: [...stored.keys()].map((arc) => atlas.arcs[arc]),
  },
}
mkdirSync('public/map', { recursive: true })
writeFileSync(TARGET, JSON.stringify(region))
