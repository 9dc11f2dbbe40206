import { readFileSync } from 'node:fs'
import * as L from 'leaflet'
import { PMTiles } from 'pmtiles'
import { sourceOf } from '@/__tests__/archive-source'
import { openArchive } from '@/components/map/region/open-archive'
import { streetStyle } from '@/components/map/region/street-style'

const SKETCH = readFileSync('public/map/sketch.pmtiles')
const JEDDAH = { lat: 21.545, lng: 39.166 }
const DESERT = { lat: 20.1, lng: 48.9 }
/** jsdom reads a font size from no stylesheet. */
const SIZE_PIXELS = 13

jest.mock('pmtiles', () => {
  const actual = jest.requireActual<typeof import('pmtiles')>('pmtiles')
  return { ...actual, PMTiles: jest.fn() }
})

interface Drawn {
  texts: string[]
  fonts: Set<string>
}

/** A canvas that notes what is written on it; every letter is six pixels wide. */
function noteTexts(): Drawn {
  const drawn: Drawn = { texts: [], fonts: new Set() }
  const page = {
    measureText: (text: string) => ({
      width: text.length * 6,
      actualBoundingBoxAscent: 9,
      actualBoundingBoxDescent: 3,
    }),
    fillText: (text: string) => drawn.texts.push(text),
    set font(value: string) {
      drawn.fonts.add(value)
    },
  }
  const context = new Proxy(page, { get: (all, name) => Reflect.get(all, name) ?? (() => undefined) })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  return drawn
}

const opened: L.Map[] = []

async function openAt(at: L.LatLngLiteral, language: string, zoom = 13, named: string | null = null) {
  const { PMTiles: Real } = jest.requireActual<typeof import('pmtiles')>('pmtiles')
  jest.mocked(PMTiles).mockImplementation(() => new Real(sourceOf(SKETCH, language)))
  const drawn = noteTexts()
  const element = document.body.appendChild(document.createElement('div'))
  element.style.fontSize = `${SIZE_PIXELS}px`
  Object.defineProperties(element, { clientWidth: { value: 500 }, clientHeight: { value: 400 } })
  const map = L.map(element, { zoomAnimation: false, fadeAnimation: false }).setView(at, zoom)
  opened.push(map)
  const { layer, attribution } = await openArchive('/map/sketch.pmtiles', language, named)
  const loaded = new Promise((resolve) => layer.on('load', resolve))
  layer.addTo(map)
  await loaded
  return { map, layer, attribution, drawn }
}

afterEach(() => {
  for (const map of opened.splice(0)) map.remove()
  jest.restoreAllMocks()
})

test.each([
  ['ar', 'طريق المدينة', 'Al Madinah', /تقريبي/],
  ['en', 'Al Madinah', 'طريق', /sketch/],
])('names are written in the language of the page: %s', async (language, name, other, credit) => {
  const { layer, attribution, drawn } = await openAt(JEDDAH, language)
  const texts = drawn.texts.join('\n')
  expect(texts).toContain(name)
  expect(texts).not.toContain(other)
  expect(attribution).toMatch(credit)
  expect([layer.isEmpty, layer.covers(L.latLng(JEDDAH))]).toEqual([false, true])
  expect([...drawn.fonts].every((font) => /^\d00 [\d.]+px /.test(font))).toBe(true)
})

test('a place that the map names already is not named again', async () => {
  const other = await openAt(JEDDAH, 'ar', 14, 'الروضة')
  expect(other.drawn.texts).toContain('الحمراء')
  expect(other.drawn.texts).not.toContain('الروضة')
  const town = await openAt(JEDDAH, 'ar', 11, 'جدة')
  expect(town.drawn.texts).toContain('البحر الأحمر')
  expect(town.drawn.texts).not.toContain('جدة')
})

test('outside of the archive nothing is drawn, nor further out than it begins', async () => {
  const { layer } = await openAt(DESERT, 'en')
  expect([layer.isEmpty, layer.covers(L.latLng(DESERT))]).toEqual([true, false])
  const far = await openAt(JEDDAH, 'ar', 7)
  expect([far.layer.isEmpty, far.drawn.texts]).toEqual([true, []])
})

test('a change of the theme draws everything anew, and a closed map nothing', async () => {
  const { map, drawn } = await openAt(JEDDAH, 'en')
  drawn.texts.length = 0
  document.documentElement.dataset['theme'] = 'dark'
  await Promise.resolve()
  expect(drawn.texts.join('\n')).toContain('Al Madinah')
  map.remove()
  opened.length = 0
  drawn.texts.length = 0
  document.documentElement.dataset['theme'] = 'light'
  await Promise.resolve()
  expect(drawn.texts).toEqual([])
})

test('a browser without canvas is refused', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await expect(openArchive('/map/sketch.pmtiles', 'ar', null)).rejects.toThrow('Canvas')
})

test('each colour of streets is a token of both themes', () => {
  const [light = '', ...dark] = readFileSync('components/ui/theme/tokens.css', 'utf8').split('data-theme')
  const asked: string[] = []
  const colourOf = (token: string) => {
    asked.push(token)
    return 'red'
  }
  streetStyle({ colourOf, fontOf: () => '', language: 'ar', named: null })
  expect(new Set(asked).size).toBeGreaterThan(8)
  for (const token of asked)
    expect([token, light.includes(`--c-${token}:`), dark.join().includes(`--c-${token}:`)]).toEqual([
      token,
      true,
      true,
    ])
})
