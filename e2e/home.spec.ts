import type { Banner, Category, City } from '@/lib/contract/schemas/catalogue'
import { measurePageWeight } from '../scripts/bench/page-weight.mjs'
import { TARGETS } from '../scripts/bench/targets.mjs'
import { expect, test } from './support/fixtures'

test('home-title: the specified title in the language of the page is restored within half a second', async ({
  page,
  t,
  at,
}) => {
  await page.goto(at('/'))
  await expect(page).toHaveTitle(t('meta.home.title'))
  await page.evaluate(() => {
    document.title = 'something else'
  })
  await expect(page).toHaveTitle(t('meta.home.title'), { timeout: 2000 })
})

test('home-main-banner: it turns by itself until it is paused, and a banner opens its link in a new window', {
  tag: '@desktop',
}, async ({ page, t, at }) => {
  await page.goto(at('/'))
  const carousel = page.locator(`[aria-roledescription="${t('home.banners.carousel')}"]`)
  await carousel.scrollIntoViewIfNeeded()
  const slideInSight = () => carousel.locator('[role=group]:not([inert])').getAttribute('aria-label')
  await expect(carousel.locator('[role=group]:not([inert])')).toHaveCount(1)
  const first = await slideInSight()
  await expect.poll(slideInSight, { timeout: 15_000 }).not.toBe(first)
  await carousel.getByRole('button', { name: t('home.banners.pause') }).click()
  await expect(carousel.getByRole('button', { name: t('home.banners.play') })).toBeVisible()
  const banners: Banner[] = await (await page.request.get('/api/v1/user/main-banner')).json()
  await expect(carousel.locator('a[target=_blank]')).toHaveCount(banners.length)
  const opened = page.waitForEvent('popup')
  await carousel.locator('[role=group]:not([inert]) a').click()
  expect(new URL((await opened).url()).pathname).toMatch(/^\/(en\/)?\w/)
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' } as object)

  test('home-main-banner: no banner turns by itself, and every one can be reached by keyboard', async ({
    page,
    t,
    at,
  }) => {
    await page.goto(at('/'))
    const carousel = page.getByRole('region', { name: t('home.banners.main') })
    const slides = carousel.locator('[role=group]')
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.getByRole('button')).toHaveCount(3)
    await carousel.getByRole('button', { name: t('home.banners.play') }).focus()
    for (const control of ['previous', 'next']) {
      await page.keyboard.press('Tab')
      await expect(
        carousel.getByRole('button', { name: t(`home.banners.${control}`), exact: true }),
      ).toBeFocused()
    }
    const of = await slides.count()
    for (let at = 1; at <= of; at += 1) {
      const slide = carousel.getByRole('group', { name: t('home.banners.place', { at, of }), exact: true })
      await expect(slide.getByRole('link')).toBeInViewport({ ratio: 0.9 })
      await page.keyboard.press('Tab')
      await expect(slide.getByRole('link')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
    }
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await expect(slides.first()).not.toHaveAttribute('inert')
  })
})

test('home-small-banner: two a slide above 700 px and one otherwise, with previous and next, links in a new tab', async ({
  page,
  t,
  at,
}) => {
  await page.goto(at('/'))
  const rail = page.getByRole('group', { name: t('home.banners.small') })
  const links = rail.locator('a[target=_blank]')
  const share = async () => {
    const [slide, frame] = await Promise.all([links.first().boundingBox(), rail.boundingBox()])
    return Math.round((frame?.width ?? 0) / (slide?.width ?? 1))
  }
  await rail.scrollIntoViewIfNeeded()
  for (const [width, perSlide] of [
    [1280, 2],
    [701, 2],
    [700, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(share).toBe(perSlide)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const before = await links.first().boundingBox()
  await rail.getByRole('button', { name: t('home.banners.next'), exact: true }).click()
  await expect.poll(async () => (await links.first().boundingBox())?.x).not.toBe(before?.x)
  await expect(rail.getByRole('button', { name: t('home.banners.previous'), exact: true })).toBeEnabled()
})

test('home-cities: a carousel of the active cities', { tag: '@phone' }, async ({ page, at, t, locale }) => {
  await page.goto(at('/'))
  const cities: City[] = await (await page.request.get('/api/v1/services/cities')).json()
  const rail = page.getByRole('group', { name: t('home.cities.title') })
  for (const city of cities.filter((one) => one.status === 'active')) {
    await expect(rail.getByRole('button', { name: locale === 'ar' ? city.name_ar : city.name })).toHaveCount(
      1,
    )
  }
})

test('home-six-cards: what we can do for you, six cards', { tag: '@desktop' }, async ({ page, at, t }) => {
  await page.goto(at('/'))
  for (const card of ['instant', 'service', 'search', 'payment', 'reviews', 'photos']) {
    await expect(page.getByRole('heading', { name: t(`home.promises.${card}.title`) })).toBeVisible()
  }
})

test("city-chooser: Next without a choice shows 'Please Select Category!' for three seconds, a choice goes to search", {
  tag: '@phone',
}, async ({ page, at, t, locale }) => {
  await page.goto(at('/'))
  const { categories }: { categories: Category[] } = await (
    await page.request.get('/api/v1/services/categories')
  ).json()
  const hotel = categories.find((one) => one.type === 'Hotel')
  const riyadh = locale === 'ar' ? 'الرياض' : 'Riyadh'
  await page.getByRole('button', { name: riyadh }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('home.chooser.next') }).click()
  const toast = page.locator('[data-toast=error]')
  await expect(toast).toHaveText(t('home.chooser.missing'))
  await expect(toast).toHaveCount(0)
  await dialog.getByText(t('vocabulary.type.Hotel'), { exact: true }).click()
  await dialog.getByRole('button', { name: t('home.chooser.next') }).click()
  await expect(page).toHaveURL(/\/search\?/)
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toEqual({ city: 'Riyadh', categoryId: hotel?._id, page: '1' })
})

test('the first visit of a phone makes no more requests than the measured limit', async ({
  browser,
  baseURL,
  at,
}) => {
  const home = await measurePageWeight(browser, `${baseURL}${at('/')}`)
  const limit = TARGETS.find(({ name }) => name === 'requests')?.limit
  expect(home.requests).toBeGreaterThan(10)
  expect(home.requests).toBeLessThanOrEqual(limit ?? 0)
})
