/** A rectangle on the screen, in pixels. */
export interface Box {
  west: number
  east: number
  north: number
  south: number
}

/** Which boxes can be shown together; of two that overlap the earlier one stays. */
export function withoutOverlaps(boxes: readonly Box[]): boolean[] {
  const shown: Box[] = []
  return boxes.map((box) => {
    const isFree = !shown.some((one) => overlap(one, box))
    if (isFree) shown.push(box)
    return isFree
  })
}

export function overlap(one: Box, other: Box): boolean {
  return one.west < other.east && other.west < one.east && one.north < other.south && other.north < one.south
}
