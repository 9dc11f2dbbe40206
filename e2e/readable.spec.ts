import { test } from './support/fixtures'
import { expectReadable } from './support/readable'
import { REPRESENTATIVE_PAGES } from './support/representative-pages'
import { DEMO_HOST, signInHere } from './support/vendors'

const [PLACE] = DEMO_HOST.atOnce
const PUBLIC = [...REPRESENTATIVE_PAGES, `/checkout?service=${PLACE}`, '/loginvendor']
const OF_A_HOST = [
  '/my-services',
  '/booking-request',
  '/messages',
  '/vendor-earnings',
  `/service-calendar?service=${PLACE}`,
]

// English letters are wider than Arabic ones, in which page-standards looks at every page.
test.use({ locale: 'en', reducedMotion: 'reduce' } as object)

test('English pages on a phone are read in their visual order, and have room for spaced text at 390 and 320 px', async ({
  page,
  at,
}) => {
  for (const path of PUBLIC) {
    await page.goto(at(path))
    await page.waitForLoadState('networkidle')
    await expectReadable(page, path)
  }
})

test('English pages of a host on a phone are read so too, and have the same room', async ({ page, at }) => {
  await signInHere(page, DEMO_HOST.phone)
  for (const path of OF_A_HOST) {
    await page.goto(at(path))
    await page.waitForLoadState('networkidle')
    await expectReadable(page, path)
  }
})
