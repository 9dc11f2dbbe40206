import { PICTURE_WIDTHS, pictureAt, pictureWithColour } from '@/lib/domain/listing/picture'

const OPAQUE = `/api/v1/media/${'0'.repeat(28)}a98`
const TRANSPARENT = `/api/v1/media/${'0'.repeat(29)}a98`

test('the average colour of an opaque picture is read from its address', () => {
  expect(pictureWithColour(OPAQUE)).toMatchObject({ src: `${OPAQUE}/640.webp`, colour: '#a98' })
})

test.each([TRANSPARENT, '/api/v1/media/palm', '/logo.svg', ''])('%p has no colour', (url) => {
  expect(pictureWithColour(url)).not.toHaveProperty('colour')
})

test.each([
  [1, 320],
  [320, 320],
  [321, 640],
  [961, 1280],
  [9000, 1280],
])('%p pixels are served by the stored width %p', (wanted, stored) => {
  expect(PICTURE_WIDTHS).toContain(stored)
  expect(pictureAt(OPAQUE, wanted)).toBe(`${OPAQUE}/${stored}.webp`)
})
