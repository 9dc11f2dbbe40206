import type { Locator, Page } from '@playwright/test'
import type { MapAnswer } from '@/lib/contract/schemas/listing/card'
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

/** Opens the map and waits until the listings of all pages are on it. */
async function openWhole(page: Page, address: string): Promise<string[]> {
  const { data }: MapAnswer = await (await page.request.get('/api/v1/services/search/map?city=Jeddah')).json()
  await page.goto(address)
  const all = data.map(({ _id }) => _id).sort()
  await expect.poll(() => idsIn(page.locator(PINS), 'data-pin')).toEqual(all)
  return all
}

test('each listing of all pages is on the map once, by its price or in a group of several', {
  tag: '@phone',
}, async ({ page, at }) => {
  const all = await openWhole(page, at(MAP))
  const cards = await idsIn(page.locator('main [data-listing]'), 'data-listing')
  expect(cards).toHaveLength(20)
  expect(all).toEqual(expect.arrayContaining(cards))
  await expect(page.locator(PRICE).first()).toHaveText(/\d/)
  const cluster = page.locator(CLUSTER).first()
  const count = (await idsIn(cluster, 'data-pin')).length
  await expect(cluster).toHaveText(String(count))
})

test('a group opens by keyboard into its listings', { tag: '@desktop' }, async ({ page, at }) => {
  await openWhole(page, at(MAP))
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
  // So few that some stand alone, and all are in the list.
  await page.goto(at(`${MAP}&type=Chalets`))
  await expect(page.locator(PRICE).first()).toBeVisible()
  const cards = await idsIn(page.locator('main [data-listing]'), 'data-listing')
  const id = (await idsIn(page.locator(PRICE), 'data-pin')).find((one) => cards.includes(one))
  const pin = page.locator(`${PINS}[data-pin="${id}"]`)
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

test('streets of the sketch lie around a listing in the colours of both themes, with their attribution', {
  tag: '@phone',
}, async ({ page, at, locale }) => {
  await page.goto(at('/chalets/al-nakheel-chalet-jeddah'))
  await page.locator('#place').scrollIntoViewIfNeeded()
  const map = page.locator('#place [data-tiles="partly"]')
  await expect(map).toBeVisible()
  await expect(page.locator('#place .attribution')).toContainText(locale === 'ar' ? 'رسم تقريبي' : 'sketch')
  const colours = () =>
    map.locator('canvas').evaluateAll((all) => {
      const seen = new Set<number>()
      for (const canvas of all as HTMLCanvasElement[]) {
        const copy = document.createElement('canvas')
        Object.assign(copy, { width: canvas.width, height: canvas.height })
        // The map's own canvas is not one that is read often, and the browser says so.
        const context = copy.getContext('2d', { willReadFrequently: true })
        context?.drawImage(canvas, 0, 0)
        const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
        for (const one of new Uint32Array(new Uint8ClampedArray(data).buffer)) seen.add(one)
      }
      return [...seen].sort()
    })
  const byDay = await colours()
  expect(byDay.length).toBeGreaterThan(20)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect.poll(colours).not.toEqual(byDay)
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
