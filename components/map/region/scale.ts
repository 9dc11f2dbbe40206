/** A round length and the pixels that it has on the screen. */
interface Scale {
  metres: number
  pixels: number
}

const EQUATOR_METRES = 40_075_016.686
const WORLD_PIXELS = 256
const LEADING_DIGITS = [5, 2, 1]

/** Metres that a pixel of the map shows (Web Mercator). */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PIXELS * 2 ** zoom)
}

/** The longest of 1, 2, 5, 10, 20 … metres that is at most `widestPixels` wide. */
export function scaleOf(perPixel: number, widestPixels: number): Scale {
  const most = perPixel * widestPixels
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = power * (LEADING_DIGITS.find((digit) => digit * power <= most) ?? 1)
  return { metres, pixels: Math.round(metres / perPixel) }
}
