import type { MapPin, MapPoint } from './map-provider'
import { type Box, overlap } from './without-overlaps'

/** Pins drawn as one button, at the place of the first: a price when it is alone, else their number. */
export interface PinGroup extends MapPoint {
  id: string
  pins: readonly [MapPin, ...MapPin[]]
}

/** Room of a price of six digits, in pixels. */
const WIDTH = 92
const HEIGHT = 40
const WORLD_PIXELS = 256

/**
 * The pins of a map at a zoom, each in exactly one group, in their order: where prices would overlap the earlier pin stands
 * for the group, so that the boxes of two groups never overlap.
 */
export function groupPins(pins: readonly MapPin[], zoom: number): PinGroup[] {
  const groups: { box: Box; members: [MapPin, ...MapPin[]] }[] = []
  for (const pin of pins) {
    const box = boxAt(pin, zoom)
    const crowded = groups.find((one) => overlap(one.box, box))
    if (crowded) crowded.members.push(pin)
    else groups.push({ box, members: [pin] })
  }
  return groups.map(({ members }) => {
    const [{ id, latitude, longitude }] = members
    return { id, latitude, longitude, pins: members }
  })
}

/** Whether the pins of a group have room for a price each, or for smaller groups, at the closest zoom. */
export const comesApart = ({ pins }: PinGroup, nearestZoom: number) => groupPins(pins, nearestZoom).length > 1

/** The room of a pin on the screen (Web Mercator), in pixels of the world at a zoom. */
function boxAt({ latitude, longitude }: MapPoint, zoom: number): Box {
  const world = WORLD_PIXELS * 2 ** zoom
  const x = ((longitude + 180) / 360) * world
  const sine = Math.sin((latitude * Math.PI) / 180)
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world
  return { west: x - WIDTH / 2, east: x + WIDTH / 2, north: y - HEIGHT / 2, south: y + HEIGHT / 2 }
}
