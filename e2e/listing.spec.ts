import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { SORTS } from '../lib/domain/search/search-params'
import { expect, test } from './support/fixtures'

test('listing-page: results with filters, page by page, at /{category} and /search', async ({
  page,
  at,
  t,
}) => {
  await page.goto(at('/chalets?page=1'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('vocabulary.type.Chalets'))
  const cards = page.locator('main li h3')
  const { total }: SearchAnswer = await (
    await page.request.get('/api/v1/services/search?type=Chalets')
  ).json()
  await expect(cards).toHaveCount(Math.min(total, 20))

  await page.goto(at('/search?page=1&pageSize=20'))
  await page
    .getByRole('navigation', { name: t('search.pages.label') })
    .getByRole('link', { name: t('search.pages.next') })
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards.first()).toBeVisible()
})

test('listing-sorts: the six sorts are links; the lowest price comes first when chosen', {
  tag: '@desktop',
}, async ({ page, at, t }) => {
  await page.goto(at('/search?city=Jeddah&page=1'))
  const opener = page.getByRole('button', {
    name: t('search.results.sortBy', { sort: t('vocabulary.sort.default') }),
  })
  if (await opener.isVisible()) await opener.click()
  const sorts = page.getByRole('navigation', { name: t('search.results.sort') })
  for (const sort of SORTS)
    await expect(sorts.getByText(t(`vocabulary.sort.${sort}`), { exact: true })).toBeVisible()
  await sorts.getByText(t('vocabulary.sort.price_asc'), { exact: true }).click()
  await expect(page).toHaveURL(/sort=price_asc/)
  const { data }: SearchAnswer = await (
    await page.request.get('/api/v1/services/search?city=Jeddah&sort=price_asc')
  ).json()
  const prices = data.map((card) => card.price.from)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await expect(page.locator('main [data-listing]').first()).toHaveAttribute(
    'data-listing',
    data[0]?._id ?? '',
  )
})

test('detail-page: name, gallery, facts, prices, location and policy, with title, canonical and both languages', async ({
  page,
  at,
  t,
  locale,
}) => {
  await page.goto(at('/chalets/al-nakheel-chalet-jeddah'))
  const name = locale === 'ar' ? 'شاليه النخيل' : 'Al Nakheel Chalet'
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))
  for (const text of [
    'vocabulary.fact.bathrooms',
    'detail.terms.unpaidPolicy',
    'vocabulary.bookingType.instant',
  ]) {
    await expect(page.getByText(t(text)).first()).toBeVisible()
  }
  const link = (rel: string) => page.locator(`head link[rel=${rel}]`)
  await expect(link('canonical')).toHaveAttribute(
    'href',
    new RegExp(`${at('/chalets/al-nakheel-chalet-jeddah')}$`),
  )
  expect(
    (
      await link('alternate').evaluateAll((links) => links.map((one) => one.getAttribute('hreflang')))
    ).toSorted(),
  ).toEqual(['ar', 'en', 'x-default'])
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
})

test('currency-riyal: prices carry the riyal sign left of the number, distances are in km', {
  tag: '@phone',
}, async ({ page, at }) => {
  await page.goto(at('/search?city=Jeddah&page=1'))
  const price = page.locator('main .money').first()
  const [sign, number] = await Promise.all([price.locator('svg').boundingBox(), price.boundingBox()])
  expect(Math.abs((sign?.x ?? 0) - (number?.x ?? 100))).toBeLessThan(3)
  await expect(
    page
      .locator('main')
      .getByText(/\d (km|كم)/)
      .first(),
  ).toBeVisible()
})
