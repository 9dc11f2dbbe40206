import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Writes the substitute for Readex Pro until its files are there: a font of the visitor's device, as large as ours, so that
 * lines break where they will break. Sizes come from our font file and from the published widths of Helvetica, which are
 * those of Arial on every device. Run it by hand when the fonts change: `node scripts/assets/measure-fonts.mjs`.
 */
const SOURCE = 'app/fonts/whole/readex-pro-latin.woff2'
const TARGET = 'components/ui/theme/substitute-font.css'
const FACES = [
  {
    weight: 400,
    weights: '400 549',
    names: ['Arial', 'Liberation Sans', 'Roboto'],
    widths: 'node_modules/pdfkit/js/data/Helvetica.afm',
  },
  {
    weight: 650,
    weights: '550 700',
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    widths: 'node_modules/pdfkit/js/data/Helvetica-Bold.afm',
  },
]
const { home, search, detail } = JSON.parse(readFileSync('messages/en.json', 'utf8'))
/** Letters and spaces as often as in our own English, without the names and forms of arguments. */
const SAMPLE = textsOf({ home, search, detail })
  .join(' ')
  .replace(/\{[^{}]*\}|[^A-Za-z ]/g, '')
const AFM_UNITS = 1000

function textsOf(part) {
  return typeof part === 'string' ? [part] : Object.values(part).flatMap(textsOf)
}

/** The tables of an OpenType file by their names. */
function tablesOf(file) {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, at) => 12 + 16 * at)
  return Object.fromEntries(
    entries.map((at) => [
      file.toString('latin1', at, at + 4),
      file.subarray(file.readUInt32BE(at + 8), file.readUInt32BE(at + 8) + file.readUInt32BE(at + 12)),
    ]),
  )
}

/** The glyph of a code point by the segments of a `cmap` table (format 4). */
function glyphOf(cmap, code) {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + 8 * at))
  const start = records.find((offset) => cmap.readUInt16BE(offset) === 4)
  const size = cmap.readUInt16BE(start + 6)
  for (let at = 0; at < size; at += 2) {
    if (cmap.readUInt16BE(start + 14 + at) < code) continue
    const first = cmap.readUInt16BE(start + 16 + size + at)
    const delta = cmap.readUInt16BE(start + 16 + 2 * size + at)
    const offsetAt = start + 16 + 3 * size + at
    const offset = cmap.readUInt16BE(offsetAt)
    if (offset === 0) return (code + delta) & 0xffff
    return (cmap.readUInt16BE(offsetAt + offset + 2 * (code - first)) + delta) & 0xffff
  }
  return 0
}

/** What Readex Pro of a weight measures, each in parts of its size. */
async function measureOurs(weight) {
  const letters = [...new Set(SAMPLE)].join('')
  const file = await subsetFont(readFileSync(SOURCE), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const { head, hhea, hmtx, cmap } = tablesOf(file)
  const units = head.readUInt16BE(18)
  const last = hhea.readUInt16BE(34) - 1
  const widths = [...SAMPLE].map((letter) =>
    hmtx.readUInt16BE(4 * Math.min(glyphOf(cmap, letter.codePointAt(0)), last)),
  )
  return {
    ascent: hhea.readInt16BE(4) / units,
    descent: -hhea.readInt16BE(6) / units,
    gap: hhea.readInt16BE(8) / units,
    width: mean(widths) / units,
  }
}

function measurePublished(file) {
  const widths = new Map(
    [...readFileSync(file, 'latin1').matchAll(/^C (\d+) ; WX (\d+)/gm)].map(([, code, width]) => [
      Number(code),
      Number(width),
    ]),
  )
  return mean([...SAMPLE].map((letter) => widths.get(letter.codePointAt(0)))) / AFM_UNITS
}

const mean = (values) => values.reduce((sum, one) => sum + one, 0) / values.length
const percent = (part) => `${(part * 100).toFixed(2)}%`

async function faceOf({ weight, weights, names, widths }) {
  const ours = await measureOurs(weight)
  const size = ours.width / measurePublished(widths)
  const declarations = [
    'font-family:"Readex Pro substitute"',
    `src:${names.map((name) => `local("${name}")`).join(',')}`,
    `font-weight:${weights}`,
    // Letters that are not Latin have their own substitutes.
    'unicode-range:U+0020-007E,U+00A0-00FF,U+2010-2026',
    `ascent-override:${percent(ours.ascent / size)}`,
    `descent-override:${percent(ours.descent / size)}`,
    `line-gap-override:${percent(ours.gap / size)}`,
    `size-adjust:${percent(size)}`,
  ]
  return `@font-face{${declarations.join(';')}}\n`
}

const faces = await Promise.all(FACES.map(faceOf))
writeFileSync(TARGET, `/* Written by scripts/assets/measure-fonts.mjs. */\n${faces.join('')}`)
console.log(faces.join(''))
