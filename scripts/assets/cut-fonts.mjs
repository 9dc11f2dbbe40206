import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Cuts Readex Pro into the files of app/fonts that pages load: the weights that the tokens use, and the letters of one
 * kind each. Run it by hand when the fonts or the weights change: `node scripts/assets/cut-fonts.mjs`.
 */
const SOURCES = 'app/fonts/whole'
const WEIGHTS = { wght: { min: 400, max: 700 } }

/** Ranges of code points, as in `unicode-range` of app/[locale]/fonts.ts. */
const ARABIC = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x200c, 0x200e],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
]
const DIGITS = [
  [0x20, 0x40],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2012, 0x2015],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
]
const LATIN = [
  [0x41, 0x7e],
  [0x2018, 0x201e],
]
const isIn = (ranges) => (code) => ranges.some(([first, last]) => code >= first && code <= last)
const isRest = (code) => !isIn([...DIGITS, ...LATIN])(code) && code < 0x2c00

const FILES = [
  { from: 'readex-pro-arabic', to: 'readex-pro-arabic', has: isIn(ARABIC) },
  { from: 'readex-pro-latin', to: 'readex-pro-digits', has: isIn(DIGITS) },
  { from: 'readex-pro-latin', to: 'readex-pro-latin', has: isIn(LATIN) },
  { from: 'readex-pro-latin', to: 'readex-pro-other', has: isRest },
]

const LETTERS = Array.from({ length: 0xff00 - 0x20 }, (_, index) => index + 0x20)

for (const { from, to, has } of FILES) {
  const text = String.fromCodePoint(
    ...LETTERS.filter((code) => (code < 0xd800 || code > 0xdfff) && has(code)),
  )
  const bytes = await subsetFont(readFileSync(`${SOURCES}/${from}.woff2`), text, {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
  })
  writeFileSync(`app/fonts/${to}.woff2`, bytes)
  console.log(`app/fonts/${to}.woff2 ${bytes.length} bytes`)
}
