import { expectAccessible } from './support/accessible'
import { test } from './support/fixtures'
import { expectReadInOrder } from './support/reading-order'
import { REPRESENTATIVE_PAGES } from './support/representative-pages'

test.use({ reducedMotion: 'reduce' } as object)

for (const path of REPRESENTATIVE_PAGES) {
  test(`axe finds nothing on ${path} on a desktop, and it is read in its visual order`, async ({
    page,
    at,
  }) => {
    await page.goto(at(path))
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await expectReadInOrder(page)
  })
}

test("axe finds nothing on a signed-in user's bookings on a desktop", async ({ asGuest: page, at }) => {
  await page.goto(at('/my-bookings'))
  await expectAccessible(page)
})
