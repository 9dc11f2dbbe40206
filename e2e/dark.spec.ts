import { expectContrast } from './support/accessible'
import { test } from './support/fixtures'
import { REPRESENTATIVE_PAGES } from './support/representative-pages'

test.use({ colorScheme: 'dark', reducedMotion: 'reduce' } as object)

for (const path of REPRESENTATIVE_PAGES) {
  test(`the colours of ${path} have enough contrast in the dark`, async ({ page, at }) => {
    await page.goto(at(path))
    await page.waitForLoadState('networkidle')
    await expectContrast(page)
  })
}

test("the colours of a signed-in user's bookings have enough contrast in the dark", async ({
  asGuest: page,
  at,
}) => {
  await page.goto(at('/my-bookings'))
  await expectContrast(page)
})
