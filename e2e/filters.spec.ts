import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { expectAccessible } from './support/accessible'
import { expect, test } from './support/fixtures'

const CITY = '/search?city=Jeddah&page=1'

test('listing-page: the filter panel previews the result count, and applying it shows exactly that many', async ({
  page,
  at,
  t,
}) => {
  await page.goto(at(CITY))
  await page.getByRole('link', { name: t('search.filters.title'), exact: true }).click()
  const panel = page.getByRole('dialog', { name: t('search.filters.title') })
  await panel.getByText(t('vocabulary.type.Chalets')).click()
  await panel.getByText(t('vocabulary.policy.Flexible'), { exact: true }).click()
  const query = 'city=Jeddah&type=Chalets&cancellation=Flexible'
  const { total }: SearchAnswer = await (await page.request.get(`/api/v1/services/search?${query}`)).json()
  const places = t('words.places', { count: total })
  await panel.getByRole('button', { name: t('search.filters.show', { places }) }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/type=Chalets/)
  await expect(page).toHaveURL(/cancellation=Flexible/)
  await expect(page.locator('main [data-cards] h3')).toHaveCount(total)
  const chip = t('search.chips.cancellation', { policy: t('vocabulary.policy.Flexible') })
  await page.getByRole('link', { name: t('search.results.without', { filter: chip }) }).click()
  await expect(page).not.toHaveURL(/cancellation/)
})

test('the filter panel is a modal dialog: Escape closes it without a change', { tag: '@desktop' }, async ({
  page,
  at,
  t,
}) => {
  await page.goto(at(CITY))
  await page.getByRole('link', { name: t('search.filters.title'), exact: true }).click()
  const panel = page.getByRole('dialog', { name: t('search.filters.title') })
  await expect(panel).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).not.toHaveURL(/panel/)
})

test('listing-sorts: close to me requests the location only when pressed, and explains a refusal', {
  tag: '@phone',
}, async ({ page, at, t }) => {
  await page.goto(at(CITY))
  const opener = page.getByRole('button', {
    name: t('search.results.sortBy', { sort: t('vocabulary.sort.default') }),
  })
  const press = async () => {
    if (await opener.isVisible()) await opener.click()
    await page.getByRole('link', { name: t('vocabulary.sort.near') }).click()
  }
  await press()
  await expect(page.getByText(t('search.near.refused')).first()).toBeVisible()
  await expect(page).not.toHaveURL(/sort=near/)
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 21.5433, longitude: 39.1728 })
  await press()
  await expect(page).toHaveURL(/sort=near.*lat=21\.543&lng=39\.173/)
  const fromMe = t('listing.card.fromYou', { value: '' }).trim().split(' ').at(-1) ?? ''
  await expect(page.locator('main [data-cards] article').first()).toContainText(fromMe)
})

test('a card pages through its pictures, which are fetched only then', { tag: '@phone' }, async ({
  page,
  at,
  t,
}) => {
  await page.goto(at(CITY))
  const card = page.locator('main [data-cards] article').first()
  await expect(card.locator('img')).toHaveCount(1)
  await card.getByRole('link').focus()
  await expect(card.locator('img')).not.toHaveCount(1)
  const next = card.getByRole('button', { name: t('listing.card.nextPhoto') })
  if (!(await next.isVisible())) return
  await next.click()
  await expect(card.getByRole('button', { name: t('listing.card.previousPhoto') })).toBeVisible()
})

test('listing-page: on a phone the next page is appended below, and its cards link to listings', {
  tag: '@phone',
}, async ({ page, at, t }) => {
  await page.goto(at(CITY))
  const more = page.getByRole('link', { name: t('search.pages.loadNext') })
  if (!(await more.isVisible())) return
  await more.click()
  const cards = page.locator('main h3 a')
  await expect(cards).toHaveCount(40)
  await cards.nth(25).click()
  await expect(page).toHaveURL(/\/[a-z-]+\/[a-z0-9-]+$/)
  await page.goBack()
  await expect(cards).toHaveCount(40)
})

test('search-dates: the calendar shows the lowest price of each night', { tag: '@desktop' }, async ({
  page,
  at,
  t,
}) => {
  await page.goto(at('/'))
  const pill = page.locator('[data-search-pill]')
  if (await pill.isVisible()) await pill.click()
  else await page.locator('[data-field=checkIn]').click()
  await expect(page.getByText(t('search.calendar.prices'))).toBeVisible()
  await expect(page.getByRole('grid').first()).toContainText(/\d{3}/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('search-submit: the form and the filters work', { tag: '@phone' }, async ({ page, at, t }) => {
    await page.goto(at('/'))
    await page
      .getByRole('search', { name: t('search.bar.label') })
      .getByRole('button', { name: t('search.bar.submit') })
      .click()
    await expect(page.locator('main [data-cards] h3').first()).toBeVisible()
    await page.getByRole('link', { name: t('search.filters.title'), exact: true }).click()
    await page.locator('input[name=priceMax]').fill('900')
    await page.getByRole('button', { name: t('search.filters.apply') }).click()
    await expect(page).toHaveURL(/priceMax=900/)
    await expect(page.locator('main [data-cards] article .money').first()).toBeVisible()
  })
})
