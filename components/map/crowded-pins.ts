import type * as L from 'leaflet'

/** Half the room that a price takes, in pixels. */
const HALF_WIDTH = 62
const HALF_HEIGHT = 32
/** Above the names of cities, below the prices. */
const BEHIND_PRICES = -5_000

/** Where prices would lie on each other, the later ones become dots until they are pointed at. */
export function quietCrowdedPins(map: L.Map, pins: ReadonlyMap<HTMLElement, L.Marker>) {
  const taken: L.Point[] = []
  for (const [element, marker] of pins) {
    const at = map.project(marker.getLatLng())
    const isCrowded = taken.some(
      (one) => Math.abs(one.x - at.x) < HALF_WIDTH && Math.abs(one.y - at.y) < HALF_HEIGHT,
    )
    element.toggleAttribute('data-quiet', isCrowded)
    marker.setZIndexOffset(isCrowded ? BEHIND_PRICES : 0)
    if (!isCrowded) taken.push(at)
  }
}
