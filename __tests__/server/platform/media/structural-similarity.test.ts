import { structuralSimilarity } from '@/server/modules/platform/media/structural-similarity'

const SIDE = 32
const picture = (valueAt: (x: number, y: number) => number) => ({
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => valueAt(at % SIDE, Math.floor(at / SIDE))),
  width: SIDE,
  height: SIDE,
})

const waves = picture((x, y) => 128 + 60 * Math.sin(x / 2) * Math.cos(y / 3))
const noisy = (amount: number) =>
  picture((x, y) => (waves.data[y * SIDE + x] ?? 0) + amount * (((x * 7 + y * 13) % 5) - 2))

test('a picture is equal to itself, and less so the more it is disturbed', () => {
  expect(structuralSimilarity(waves, waves)).toBeCloseTo(1, 10)
  const [little, much] = [structuralSimilarity(waves, noisy(3)), structuralSimilarity(waves, noisy(15))]
  expect(little).toBeLessThan(1)
  expect(much).toBeLessThan(little)
})

test('the negative of a picture is unlike it, and two flat pictures differ by their brightness alone', () => {
  expect(
    structuralSimilarity(
      waves,
      picture((x, y) => 255 - (waves.data[y * SIDE + x] ?? 0)),
    ),
  ).toBeLessThan(0)
  const [dark, light] = [picture(() => 50), picture(() => 200)]
  expect(structuralSimilarity(dark, light)).toBeCloseTo(
    (2 * 50 * 200 + 6.5025) / (50 ** 2 + 200 ** 2 + 6.5025),
    6,
  )
})

test('pictures of different sizes, and those below a window, are refused', () => {
  expect(() => structuralSimilarity(waves, { ...waves, width: 16, height: 64 })).toThrow(RangeError)
  const tiny = { data: new Uint8Array(16), width: 4, height: 4 }
  expect(() => structuralSimilarity(tiny, tiny)).toThrow(RangeError)
})
