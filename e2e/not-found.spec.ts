import { expect, test } from './fixtures'

test.use({ allowedInConsole: [/status of 404/] })

for (const path of [
  '/castles',
  '/chalets/no-such-place',
  '/stadiums/al-nakheel-chalet-jeddah',
  '/no/such/page/at/all',
]) {
  test(`${path} answers 404 with a page in the right language`, async ({ page, t, at, locale }) => {
    const answer = await page.goto(at(path))
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('layout.lost.title'))
  })
}

test('a booking of somebody else answers 404 with a page in the right language', async ({
  asGuest: page,
  t,
  at,
}) => {
  const answer = await page.goto(at('/booking/somebody-elses'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('layout.lost.title'))
})
