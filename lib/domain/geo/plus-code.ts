import type { Point } from './distance'

/** The digits of a code and its separator (github.com/google/open-location-code, "Open Location Code specification"). */
const DIGITS = '23456789CFGHJMPQRVWX'
const SEPARATOR_AT = 8
const FULL = new RegExp(`^[${DIGITS}]{8}\\+[${DIGITS}]{2,7}$`)
const SHORT = new RegExp(`^[${DIGITS}]{4,6}\\+[${DIGITS}]{2,7}$`)
/** Degrees of the first pair of digits; each further pair is a twentieth of the one before. */
const FIRST_PAIR = 20
const PAIRS_LENGTH = 10
const GRID = { rows: 5, columns: 4 }

/** Whether a text is a full or a short plus code, in capital letters. */
export const isPlusCode = (text: string): boolean => FULL.test(text) || SHORT.test(text)

/**
 * The middle of the area of a plus code, in degrees. A short code ("GJ5X+8Q") is the one nearest to `near`, as the specification
 * recovers it. Call it with what `isPlusCode` accepts.
 */
export function pointOfPlusCode(code: string, near: Point): Point {
  const missing = SEPARATOR_AT - code.indexOf('+')
  if (missing === 0) return middleOf(code)
  const prefix = prefixOf(near, missing)
  const found = middleOf(prefix + code)
  const step = FIRST_PAIR / 20 ** (missing / 2 - 1)
  return {
    latitude: nearest(found.latitude, near.latitude, step),
    longitude: nearest(found.longitude, near.longitude, step),
  }
}

function middleOf(code: string): Point {
  const digits = Array.from(code.replace('+', ''), (digit) => DIGITS.indexOf(digit))
  let [latitude, longitude] = [-90, -180]
  let [high, wide] = [FIRST_PAIR, FIRST_PAIR]
  digits.slice(0, PAIRS_LENGTH).forEach((digit, i) => {
    if (i > 0 && i % 2 === 0) [high, wide] = [high / 20, wide / 20]
    if (i % 2 === 0) latitude += digit * high
    else longitude += digit * wide
  })
  for (const digit of digits.slice(PAIRS_LENGTH)) {
    ;[high, wide] = [high / GRID.rows, wide / GRID.columns]
    latitude += Math.floor(digit / GRID.columns) * high
    longitude += (digit % GRID.columns) * wide
  }
  return { latitude: latitude + high / 2, longitude: longitude + wide / 2 }
}

/** The first digits of the code of a point. */
function prefixOf({ latitude, longitude }: Point, length: number): string {
  let code = ''
  let [north, east] = [latitude + 90, longitude + 180]
  for (let size = FIRST_PAIR; code.length < length; size /= 20) {
    code += (DIGITS[Math.floor(north / size)] ?? '') + (DIGITS[Math.floor(east / size)] ?? '')
    ;[north, east] = [north % size, east % size]
  }
  return code
}

/** The value moved by whole steps to where it is at most half a step from the wanted one. */
const nearest = (value: number, wanted: number, step: number) =>
  value + Math.round((wanted - value) / step) * step
