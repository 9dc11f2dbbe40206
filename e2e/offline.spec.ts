import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { bookAtHost } from './support/vendors'

test.use({
  serviceWorkers: 'allow',
  allowedInConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket|status of 401/],
})

/** Until the worker answers for the page: it is registered a while after the page has loaded. */
const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 })

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('diyar-person'))) return []
    const cache = await caches.open('diyar-person')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

test('a signed-in user finds bookings and arrival code without a network; signing out erases them', async ({
  asGuest: page,
  t,
  at,
}) => {
  const { _id } = await bookAtHost(page.request)
  const booking = at(`/booking/${_id}`)
  await page.goto(at('/my-bookings'))
  await untilControlled(page)
  await page.reload()
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(booking)
  await page.goto(booking)
  const code = (await page.locator('[data-arrival-code]').textContent()) ?? ''
  expect(code).toMatch(/^\d{4}$/)

  await page.context().setOffline(true)
  await page.goto(booking)
  await expect(page.locator('[data-arrival-code]')).toHaveText(code)
  await expect(page.getByText(t('offline.note', { time: '' }).slice(0, 12))).toBeVisible()
  await page.goto(at('/chalets?page=1'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.listTitle') })
    .click()
  await expect(page).toHaveURL(new RegExp(`${at('/my-bookings')}$`))
  await expect(page.locator(`a[href="${booking}"]`).first()).toBeVisible()

  await page.goto(at('/chalets?page=1'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/chalets\?page=1$/)
  await page.evaluate(() => fetch('/api/session', { method: 'DELETE' }))
  expect(await keptPaths(page)).toEqual([])
})

test('upcoming bookings are stored in both languages, whichever tab is open', async ({
  asGuest: page,
  at,
}) => {
  const { _id } = await bookAtHost(page.request)
  await page.goto(at('/my-bookings?tab=cancelled'))
  await untilControlled(page)
  await page.reload()
  const paths = ['/my-bookings', '/en/my-bookings', `/booking/${_id}`, `/en/booking/${_id}`]
  await expect
    .poll(async () => (await keptPaths(page)).toSorted(), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(paths))
  await page.context().setOffline(true)
  for (const path of paths.slice(2)) {
    await page.goto(path)
    await expect(page.locator('[data-arrival-code]')).toHaveText(/^\d{4}$/)
  }
})

test('a visitor without a network sees the offline page and no old public page', async ({ page, t, at }) => {
  await page.goto(at('/about'))
  await untilControlled(page)
  await page.reload()
  await page.context().setOffline(true)
  await page.goto(at('/about'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
  await expect(page.getByText(t('offline.noneKept'))).toBeVisible()
})

test('the app can be installed: manifest in the page’s language, icons of their sizes, a worker that is always revalidated', async ({
  page,
  at,
  locale,
}) => {
  await page.goto(at('/'))
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    lang: locale,
    start_url: at('/'),
    display: 'standalone',
  })
  expect(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (path) => {
      const bitmap = await createImageBitmap(await (await fetch(path)).blob())
      return `${bitmap.width}x${bitmap.height}`
    }, src)
    expect([src, size]).toEqual([src, sizes])
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200)
  expect((await page.request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
})
