import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { PMTiles } from 'pmtiles'
import { PmtilesSource } from 'protomaps-leaflet'
import { sourceOf } from '@/__tests__/archive-source'
import { writeArchive } from '@/scripts/assets/pmtiles.mjs'

const BOUNDS = [39, 21.36, 46.92, 25]

const tile = fc.integer({ min: 0, max: 20 }).chain((z) =>
  fc.record({
    z: fc.constant(z),
    x: fc.nat(2 ** z - 1),
    y: fc.nat(2 ** z - 1),
    body: fc.uint8Array({ maxLength: 40 }),
  }),
)
const placeOf = ({ z, x, y }: { z: number; x: number; y: number }) => `${z}/${x}/${y}`

test('each tile of a written archive is read again by the library of the format, and no other', async () => {
  const tiles = fc.uniqueArray(tile, { selector: placeOf, minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(tiles, tile, async (written, other) => {
      const archive = new PMTiles(
        sourceOf(writeArchive(written, { bounds: BOUNDS, metadata: { name: 'خريطة' } })),
      )
      for (const { z, x, y, body } of written)
        expect(await archive.getZxy(z, x, y)).toEqual({ data: Uint8Array.from(body).buffer })
      if (!written.some((one) => placeOf(one) === placeOf(other)))
        expect(await archive.getZxy(other.z, other.x, other.y)).toBeUndefined()
      expect(await archive.getMetadata()).toEqual({ name: 'خريطة' })
      const zooms = written.map(({ z }) => z)
      expect(await archive.getHeader()).toMatchObject({
        minZoom: Math.min(...zooms),
        maxZoom: Math.max(...zooms),
        numTileEntries: written.length,
        minLon: 39,
        maxLat: 25,
      })
    }),
    { seed: 7, numRuns: 60 },
  )
})

test('a directory that readers would not find in their first request is refused', () => {
  const tiles = Array.from({ length: 40_000 }, (_, index) => ({
    z: 12,
    x: (index * 7919) % 4096,
    y: Math.floor((index * 104_729) / 4096) % 4096,
    body: Buffer.alloc(index % 97, index),
  }))
  expect(() => writeArchive(tiles, { bounds: BOUNDS, metadata: {} })).toThrow('needs leaves')
})

const sketch = new PMTiles(sourceOf(readFileSync('public/map/sketch.pmtiles'), 'sketch'))
/** The tile of Jeddah's Madinah Road, and of Riyadh's Olaya. */
const JEDDAH = { z: 12, x: 2493, y: 1797 }
const RIYADH = { z: 12, x: 2579, y: 1757 }

test.each([
  ['Jeddah', JEDDAH, 'طريق المدينة المنورة', 'Al Madinah Road'],
  ['Riyadh', RIYADH, 'شارع العليا', 'Olaya Street'],
])('the sketch has roads of %s in both languages', async (_city, place, arabic, english) => {
  const layers = await new PmtilesSource(sketch, false).get(place, 512)
  const roads = layers.get('roads') ?? []
  expect(roads.map(({ props }) => [props['name:ar'], props['name:en']])).toContainEqual([arabic, english])
  for (const { props } of [...layers.values()].flat().filter(({ props }) => props['name'] !== undefined))
    expect([props['name:ar'], props['name:en']]).toEqual([
      expect.stringMatching(/[\u0621-\u064a]/),
      expect.stringMatching(/[A-Za-z]/),
    ])
})

test('the sketch names itself one in both languages, and is small', async () => {
  expect(await sketch.getMetadata()).toMatchObject({
    attribution: expect.stringContaining('sketch'),
    'attribution:ar': expect.stringContaining('تقريبي'),
  })
  expect(readFileSync('public/map/sketch.pmtiles').length).toBeLessThan(100_000)
})
