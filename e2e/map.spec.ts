import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures'

const CITY = '/search?city=Jeddah&page=1'
const MAP = `${CITY}&view=map`

test('the map is switched on by a link, and off again', async ({ page, at, t }) => {
  await page.goto(at(CITY))
  await page.getByRole('link', { name: t('search.map.show'), exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  await expect(page.getByRole('region', { name: t('search.map.label') })).toBeVisible()
  await page.getByRole('link', { name: t('search.map.list'), exact: true }).click()
  await expect(page).not.toHaveURL(/view=map/)
  await expect(page.locator('main li h3').first()).toBeVisible()
})

const PINS = 'main button[data-pin]'
/** The price of one listing, and the number of several. */
const PRICE = `${PINS}:not([data-pin*=' '])`
const CLUSTER = `${PINS}[data-pin*=' ']`

/** The ids in an attribute that names one listing or several. */
const idsIn = (places: Locator, name: string) =>
  places.evaluateAll(
    (all, name) => all.flatMap((one) => one.getAttribute(name)?.split(' ') ?? []).sort(),
    name,
  )

test('each card is on the map once, by its price or in a group of several', {
  tag: '@phone',
}, async ({ page, at }) => {
  await page.goto(at(MAP))
  const cards = await idsIn(page.locator('main [data-listing]'), 'data-listing')
  expect(cards).toHaveLength(20)
  await expect.poll(() => idsIn(page.locator(PINS), 'data-pin')).toEqual(cards)
  await expect(page.locator(PRICE).first()).toHaveText(/\d/)
  const cluster = page.locator(CLUSTER).first()
  const count = (await idsIn(cluster, 'data-pin')).length
  await expect(cluster).toHaveText(String(count))
})

test('a group opens by keyboard into its listings', { tag: '@desktop' }, async ({ page, at }) => {
  await page.goto(at(MAP))
  const cluster = page.locator(CLUSTER).first()
  await cluster.focus()
  const ids = await cluster.getAttribute('data-pin')
  await page.keyboard.press('Enter')
  await expect(page.locator(`${PINS}[data-pin="${ids}"]`)).toHaveCount(0)
  await expect(page.locator(`${PINS}:focus`)).toHaveCount(1)
})

test('a pin is a button with name and price; by keyboard alone it shows its listing, and Escape leaves it', {
  tag: '@desktop',
}, async ({ page, at, locale }) => {
  await page.goto(at(MAP))
  const pin = page.locator(PRICE).first()
  const id = await pin.getAttribute('data-pin')
  await expect(pin).toHaveAccessibleName(locale === 'ar' ? /، .*ريال/ : /, .*riyal/)
  await pin.focus()
  await expect(pin).toHaveAttribute('data-lit')
  await expect(page.locator('[data-listing][data-lit]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-listing="${id}"][data-lit]`).getByRole('link')).toHaveAttribute(
    'href',
    /jeddah/,
  )
  await page.keyboard.press('Escape')
  await expect(pin).toBeFocused()
})

test('search this area searches the visible part of the map, as a chip that can be removed', {
  tag: '@desktop',
}, async ({ page, at, t }) => {
  await page.goto(at(MAP))
  const searchHere = page.getByRole('button', { name: t('search.map.searchHere') })
  await expect(page.locator(PINS).first()).toBeVisible()
  await expect(searchHere).toBeHidden()
  const map = await page.getByRole('region', { name: t('search.map.label') }).boundingBox()
  if (!map) throw new Error('no map')
  const from = { x: map.x + 30, y: map.y + 160 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 6 })
  await page.mouse.up()
  await searchHere.click()
  await expect(page).toHaveURL(/bounds=/)
  await expect(page).not.toHaveURL(/city=/)
  const bounds = new URL(page.url()).searchParams.get('bounds')?.split(',').map(Number) ?? []
  const [south = 0, west = 0, north = 0, east = 0] = bounds
  expect([bounds.length, south < north, west < east]).toEqual([4, true, true])
  await page
    .getByRole('link', { name: t('search.results.without', { filter: t('search.chips.bounds') }) })
    .click()
  await expect(page).not.toHaveURL(/bounds=/)
  await expect(page).toHaveURL(/view=map/)
})

test('a listing page shows a circle around its rounded point', { tag: '@phone' }, async ({
  page,
  at,
  t,
  locale,
}) => {
  await page.goto(at('/chalets/al-nakheel-chalet-jeddah'))
  const district = locale === 'ar' ? 'حي النعيم' : 'Al Naeem'
  await page.locator('#place').scrollIntoViewIfNeeded()
  const map = page.getByRole('region', {
    name: new RegExp(t('detail.mapLabel', { district: '' }).trim().concat('.*')),
  })
  await expect(map).toContainText(district.replace('حي ', ''))
  await expect(map.locator('.map-area')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the map view has the whole list', { tag: '@desktop' }, async ({ page, at }) => {
    await page.goto(at(MAP))
    await expect(page.locator('main li h3')).toHaveCount(20)
    await expect(page.locator('main li h3').first()).toBeVisible()
  })
})

test.describe('when the map shapes fail to load', () => {
  test.use({ allowedInConsole: [/Failed to load resource/] })

  test('the list and the switch remain', { tag: '@phone' }, async ({ page, at, t }) => {
    await page.route('**/map/arabia.json', (route) => route.abort())
    await page.goto(at(MAP))
    await page.getByRole('link', { name: t('search.map.list'), exact: true }).click()
    await expect(page.locator('main li h3').first()).toBeVisible()
  })
})
