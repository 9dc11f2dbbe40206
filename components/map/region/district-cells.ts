import type { MapPoint } from '@/components/map/map-provider'

/** The surroundings of one district, as a closed ring. */
interface DistrictCell<T extends MapPoint> {
  district: T
  ring: MapPoint[]
}

interface Flat {
  x: number
  y: number
}

const METRES_PER_DEGREE = 111_320
/** No district reaches further than this from its centre, so that a lone one is a disc. */
const REACH_METRES = 4_000
const DISC_CORNERS = 48

/**
 * A soft region for each district: the Voronoi cell of its centre, cut off at 4 km. Only centres are known, so the
 * cells say which district is near, not where its border runs.
 */
export function districtCells<T extends MapPoint>(districts: readonly T[]): DistrictCell<T>[] {
  return districts.map((district) => {
    const ring = districts.reduce(
      (cell, other) => (other === district ? cell : nearSide(cell, flatFrom(district, other))),
      disc(),
    )
    return { district, ring: ring.map((corner) => pointFrom(district, corner)) }
  })
}

function disc(): Flat[] {
  return Array.from({ length: DISC_CORNERS }, (_, index) => {
    const angle = (index / DISC_CORNERS) * 2 * Math.PI
    return { x: REACH_METRES * Math.cos(angle), y: REACH_METRES * Math.sin(angle) }
  })
}

/** The part of a cell around 0,0 that is nearer to it than to `other` (Sutherland–Hodgman with one edge). */
function nearSide(cell: readonly Flat[], other: Flat): Flat[] {
  const squared = other.x ** 2 + other.y ** 2
  if (squared === 0 || squared > (2 * REACH_METRES) ** 2) return [...cell]
  const beyond = ({ x, y }: Flat) => (x * other.x + y * other.y) / squared - 0.5
  return cell.flatMap((to, index) => {
    const from = cell.at(index - 1) ?? to
    const [before, after] = [beyond(from), beyond(to)]
    const share = before / (before - after)
    const crossing = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    const hasCrossed = before > 0 !== after > 0
    return [...(hasCrossed ? [crossing] : []), ...(after > 0 ? [] : [to])]
  })
}

const shrink = (latitude: number) => Math.cos((latitude * Math.PI) / 180)

const flatFrom = (centre: MapPoint, { latitude, longitude }: MapPoint): Flat => ({
  x: (longitude - centre.longitude) * METRES_PER_DEGREE * shrink(centre.latitude),
  y: (latitude - centre.latitude) * METRES_PER_DEGREE,
})

const pointFrom = (centre: MapPoint, { x, y }: Flat): MapPoint => ({
  latitude: centre.latitude + y / METRES_PER_DEGREE,
  longitude: centre.longitude + x / METRES_PER_DEGREE / shrink(centre.latitude),
})
