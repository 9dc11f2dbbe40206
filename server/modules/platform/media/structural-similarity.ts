/** A grey picture, one byte for each pixel, row by row. */
export interface GreyPicture {
  data: Uint8Array
  width: number
  height: number
}

const WINDOW = 8
const PIXELS = WINDOW * WINDOW
/** The constants of the paper for values from 0 to 255: (0.01 × 255)² and (0.03 × 255)². */
const C1 = 6.5025
const C2 = 58.5225

/**
 * The mean structural similarity of two grey pictures of the same size: 1 for equal ones, about 0 for unrelated ones. Windows
 * of 8 × 8 pixels without weights, side by side (Wang, Bovik, Sheikh, Simoncelli: Image Quality Assessment, 2004). Throws a
 * RangeError for different sizes and for a side below eight pixels.
 */
export function structuralSimilarity(one: GreyPicture, other: GreyPicture): number {
  const { width, height } = one
  if (other.width !== width || other.height !== height || Math.min(width, height) < WINDOW) {
    throw new RangeError('pictures of different or too small sizes')
  }
  let sum = 0
  let windows = 0
  for (let y = 0; y + WINDOW <= height; y += WINDOW) {
    for (let x = 0; x + WINDOW <= width; x += WINDOW) {
      sum += similarityOfWindow(one.data, other.data, y * width + x, width)
      windows += 1
    }
  }
  return sum / windows
}

function similarityOfWindow(one: Uint8Array, other: Uint8Array, from: number, width: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let row = 0; row < WINDOW; row += 1) {
    const start = from + row * width
    for (let at = start; at < start + WINDOW; at += 1) {
      const p = one[at] ?? 0
      const q = other[at] ?? 0
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  }
  const [meanA, meanB] = [a / PIXELS, b / PIXELS]
  const variances = aa / PIXELS - meanA * meanA + bb / PIXELS - meanB * meanB
  const covariance = ab / PIXELS - meanA * meanB
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (variances + C2))
  )
}
