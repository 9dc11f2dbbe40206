import type { Page } from '@playwright/test'
import { ADMIN_AREAS, ADMIN_PAGES, adminPath } from '../lib/domain/admin/areas'
import { expectAccessible, expectNoEmptyLandmark } from './support/accessible'
import { ADMIN_PHONE, expect, test } from './support/fixtures'
import { becomeHost, theAdmin } from './support/new-vendor'
import { expectReadable, widthOf } from './support/readable'
import { expectValidHtml } from './support/valid-html'
import { DEMO_HOST, signInHere } from './support/vendors'

const PLACE = '/chalets/al-nakheel-chalet-jeddah'
const DEMO_GUEST = '500000001'

const FOR_EVERYBODY = [
  '/',
  '/search?city=Jeddah&page=1',
  '/search?city=Jeddah&page=2',
  '/search?city=Jeddah&page=1&view=map',
  '/search?city=Jeddah&page=1&panel=filters',
  '/search?city=Nowhere',
  '/search?priceMin=900000&checkIn=01-01-2020',
  '/chalets?page=1',
  '/camps?page=99',
  PLACE,
  '/stadiums/al-midan-rooftop-pitch-jeddah',
  `${PLACE}/price`,
  `/checkout?service=al-nakheel-chalet-jeddah`,
  '/about',
  '/faqs',
  '/contact',
  '/privacy',
  '/term-conditions',
  '/loginvendor',
  '/my-bookings',
  '/offline',
  '/castles',
]
const FOR_A_GUEST = [
  '/my-profile',
  '/my-balance',
  '/my-bookings',
  '/messages',
  '/favourites',
  '/saved-searches',
  '/delete-account',
  '/loginvendor',
]
const FOR_A_HOST = [
  '/my-services',
  '/booking-request',
  '/service-booking',
  '/service-calendar',
  '/my-reviews',
  '/vendor-earnings',
  '/statistics',
  '/vendor-members',
  '/vendor-api',
  '/vendor-cleaning',
  '/vendor-templates',
]

const pretendToBeOffline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))

/** The document as it is sent and as it is after its scripts ran keeps the rules of HTML; axe finds nothing in it, no landmark of it is empty, and it is readable as wide as its window. */
async function expectGoodPage(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expectValidHtml((await answer?.text()) ?? '', `${path} as sent`)
  await expectValidHtml(await page.content(), `${path} in the browser`)
  expect.soft([path, await page.locator('h1').count()]).toEqual([path, 1])
  expect.soft([path, await widthOf(page)]).toEqual([path, page.viewportSize()?.width])
  await expectNoEmptyLandmark(page)
  await expectAccessible(page)
  await expectReadable(page, path)
}

const firstId = async (page: Page, path: string): Promise<string> =>
  (await (await page.request.get(`/api/v1/${path}`)).json()).data[0]._id

test.describe('valid HTML without axe findings', () => {
  test.slow()
  test.use({ allowedInConsole: [/status of 404/], reducedMotion: 'reduce' } as object)

  for (const path of FOR_EVERYBODY) {
    test(`on ${path}`, async ({ page, at }) => {
      // With a network it leads on after three seconds, which the checks outlast on a busy machine.
      if (path === '/offline') await pretendToBeOffline(page)
      await expectGoodPage(page, at(path))
    })
  }

  test('on the pages of a guest with bookings, favourites and messages', async ({ page, at }) => {
    await signInHere(page, DEMO_GUEST)
    const booking = await firstId(page, 'bookings?tab=completed')
    const pages = [
      ...FOR_A_GUEST,
      `/booking/${booking}`,
      `/booking/${booking}/receipt`,
      `/success?booking=${booking}`,
    ]
    for (const path of [...pages, '/checkout?service=al-nakheel-chalet-jeddah'])
      await expectGoodPage(page, at(path))
  })

  test('on the pages of a new guest', async ({ asGuest: page, at }) => {
    for (const path of FOR_A_GUEST) await expectGoodPage(page, at(path))
  })

  test('on the pages of a vendor with listings and bookings', async ({ page, at }) => {
    await signInHere(page, DEMO_HOST.phone)
    const request = await firstId(page, 'vender/bookings?tab=completed')
    const [place] = DEMO_HOST.atOnce
    const named = [
      `/request-details?id=${request}`,
      `/service-details?id=${place}`,
      `/service-calendar?service=${place}`,
    ]
    for (const path of [...FOR_A_HOST, ...named]) await expectGoodPage(page, at(path))
  })

  test('on the pages of a vendor without any', async ({ page, playwright, baseURL, at }) => {
    await becomeHost(page, await theAdmin(playwright, baseURL))
    for (const path of FOR_A_HOST) await expectGoodPage(page, at(path))
  })

  for (const area of ADMIN_AREAS) {
    const pages = ADMIN_PAGES.filter((row) => row.area === area)
    if (pages.length === 0) continue
    test(`on the pages of an admin: ${area}`, async ({ page, at }) => {
      await signInHere(page, ADMIN_PHONE)
      for (const row of pages) await expectGoodPage(page, at(adminPath(row.page)))
    })
  }
})
