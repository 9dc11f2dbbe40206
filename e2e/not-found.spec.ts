import { expect, test } from './support/fixtures'

test.use({ allowedInConsole: [/status of 404/] })

test('an address of nothing answers 404 with a page in the right language', async ({
  asGuest: page,
  t,
  at,
  locale,
}) => {
  for (const path of [
    '/castles',
    '/chalets/no-such-place',
    '/stadiums/al-nakheel-chalet-jeddah',
    '/no/such/page/at/all',
    '/booking/somebody-elses',
    '/chalets/%E0%A4%A',
    '/split/no-such-split',
    '/admin',
    '/admin/payouts',
    '/admin/reports',
  ]) {
    const answer = await page.goto(at(path))
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('layout.lost.title'))
  }
})

test('a missing file that is opened as a page answers 404 with a page that has its styles', {
  tag: '@desktop',
}, async ({ page }) => {
  expect((await page.goto('/no-such-picture.png'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => [...document.styleSheets].length)).toBeGreaterThan(0)
})

test('the bottom bar of a phone is shown once on a 404 page and on the next one', { tag: '@phone' }, async ({
  page,
  t,
  at,
}) => {
  const bars = page.getByRole('navigation', { name: t('layout.tabs.label'), includeHidden: true })
  await page.goto(at('/chalets/no-such-place'))
  await expect(bars).toHaveCount(1)
  await page.getByRole('link', { name: t('layout.lost.home'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
  await expect(page.locator('h1')).not.toHaveText(t('layout.lost.title'))
  await expect(bars).toHaveCount(1)
})

test.describe('a booking page without a session', () => {
  test.use({ allowedInConsole: [/status of 40[14]/] })

  test('a booking id answers 401 and a sign-in whatever the id; a malformed id is not found', {
    tag: '@desktop',
  }, async ({ page, request, t, at }) => {
    const answer = await page.goto(at('/booking/0000000000000000'))
    expect(answer?.status()).toBe(401)
    await expect(page.getByText(t('booking.visitor.title')).first()).toBeVisible()
    for (const path of [
      '/booking/somebody-elses',
      '/booking/somebody-elses/pay',
      '/booking/x/receipt',
      '/series/x',
      '/split/x/payment-return',
    ]) {
      expect([path, (await request.get(at(path))).status()]).toEqual([path, 401])
    }
    for (const path of [
      '/booking/%3Cscript%3E',
      '/booking/a.b',
      `/booking/${'a'.repeat(65)}`,
      '/booking/a%20b',
      '/booking/a%20b/pay',
      '/split/a%20b',
    ]) {
      expect([path, (await request.get(at(path))).status()]).toEqual([path, 404])
    }
  })
})
