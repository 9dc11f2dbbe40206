import { HASH_PARTS } from '@/server/db/schema/platform/hash-parts'
import { HASH_HEIGHT, HASH_WIDTH, pictureHash } from '@/server/modules/platform/media/picture-hash'

const grey = (brightness: (x: number, y: number) => number) =>
  Uint8Array.from({ length: HASH_WIDTH * HASH_HEIGHT }, (_, i) =>
    brightness(i % HASH_WIDTH, Math.floor(i / HASH_WIDTH)),
  )

test('a hash has a bit where a pixel is brighter than the next, and is a signed 64-bit number', () => {
  expect(pictureHash(grey((x) => (x % 2 === 0 ? 200 : 100)))).toBe(BigInt.asIntN(64, 0xaaaaaaaaaaaaaaaan))
  expect(pictureHash(grey((x, y) => (y < 4 ? x : -x + 100)))).toBe(0xffffffffn)
})

test('a hash survives a change of brightness', () => {
  const picture = (x: number, y: number) => ((x * 37 + y * 61) % 11) * 20
  expect(pictureHash(grey((x, y) => picture(x, y) / 2 + 60))).toBe(pictureHash(grey(picture)))
})

test.each([
  ['a wall', () => 120],
  ['a sky that gets brighter', (x: number) => x * 10],
  ['a logo on white', (x: number, y: number) => (x === 4 && y > 2 ? 0 : 255)],
])('%s has no hash, because it resembles many others', (_title, brightness) => {
  expect(pictureHash(grey(brightness))).toBeNull()
})

test('the parts of a hash cover its 64 bits once', () => {
  expect(HASH_PARTS.reduce((sum, { bits }) => sum + bits, 0)).toBe(64)
  expect(HASH_PARTS.at(-1)).toEqual({ bits: 10, shift: 54 })
})
