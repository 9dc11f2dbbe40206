import { expectAccessible } from './accessible'
import { test } from './fixtures'

const PAGES = [
  '/',
  '/search?city=Jeddah&page=1',
  '/search?city=Jeddah&page=1&view=map',
  '/chalets?page=1',
  '/chalets/al-nakheel-chalet-jeddah',
  '/about',
  '/faqs',
  '/contact',
  '/my-bookings',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' } as object)

    for (const path of PAGES) {
      test(`axe finds nothing on ${path} (${colorScheme})`, async ({ page, at }) => {
        await page.goto(at(path))
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
      })
    }

    test(`axe finds nothing on a signed-in person's bookings (${colorScheme})`, async ({
      asGuest: page,
      at,
    }) => {
      await page.goto(at('/my-bookings'))
      await expectAccessible(page)
    })
  })
}
