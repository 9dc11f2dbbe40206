import type { APIRequestContext, Page } from '@playwright/test'
import { LISTING_TYPES } from '../lib/domain/listing/listing-types'
import { expect, test } from './support/fixtures'
import { changeUser, DEMO_HOST, signInHere } from './support/vendors'

const DEMO_GUEST = '500000001'

/** Section 2 of the specification, by role. */
const FOR_EVERYBODY = [
  '/',
  '/search?city=Jeddah&page=1',
  ...LISTING_TYPES.map(({ slug }) => `/${slug}?page=1`),
  '/chalets/al-nakheel-chalet-jeddah',
  '/about',
  '/contact',
  '/privacy',
  '/faqs',
  '/term-conditions',
  '/loginvendor',
]
const FOR_A_GUEST = [
  '/my-profile',
  '/my-balance',
  '/my-bookings',
  '/messages',
  '/favourites',
  '/saved-searches',
  '/success',
  '/delete-account',
]
const FOR_A_HOST = ['/my-services', '/service-details', '/service-booking', '/booking-request']

const firstId = async (request: APIRequestContext, path: string): Promise<string> =>
  (await (await request.get(`/api/v1/${path}`)).json()).data[0]._id

/** A page of its own: found, with a heading and words, and not the one for addresses that lead nowhere. */
async function expectRealPage(page: Page, path: string, lost: string): Promise<void> {
  const answer = await page.goto(path)
  expect([path, answer?.status()]).toEqual([path, 200])
  const heading = page.getByRole('heading', { level: 1 }).first()
  await expect(heading, path).toHaveText(/\p{L}{2}/u)
  await expect(page.getByRole('heading', { name: lost }), path).toHaveCount(0)
  const words = ((await page.getByRole('main').textContent()) ?? '').trim()
  expect([path, words.length > 40]).toEqual([path, true])
  expect([path, /lorem|coming soon|قريبًا هنا/i.test(words)]).toEqual([path, false])
}

test.describe('every address of the specification', () => {
  test.slow()

  test('routes-all: each answers with a real page for its role', async ({ page, t, at }) => {
    const lost = t('layout.lost.title')
    for (const path of FOR_EVERYBODY) await expectRealPage(page, at(path), lost)
    await signInHere(page, DEMO_GUEST)
    const booking = await firstId(page.request, 'bookings?tab=completed')
    for (const path of [...FOR_A_GUEST, `/booking/${booking}`]) await expectRealPage(page, at(path), lost)
    await changeUser(page, DEMO_HOST.phone)
    const request = await firstId(page.request, 'vender/bookings?tab=completed')
    for (const path of [...FOR_A_HOST, `/request-details?id=${request}`]) {
      await expectRealPage(page, at(path), lost)
    }
  })

  test('each private page has one title, for a visitor too', async ({ page, at }) => {
    const paths = [
      ...FOR_A_GUEST,
      ...FOR_A_HOST,
      '/success?booking=x',
      ...['', '/pay', '/receipt', '/payment-return'].map((end) => `/booking/x${end}`),
      '/series/x',
      '/split/x/payment-return',
      '/request-details?id=x',
      ...[
        '/service-calendar',
        '/my-reviews',
        '/vendor-earnings',
        '/statistics',
        '/vendor-members',
        '/vendor-api',
      ],
      '/vendor-cleaning',
      '/vendor-templates',
    ]
    for (const path of paths) {
      const html = await (await page.request.get(at(path))).text()
      expect.soft([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
    }
  })
})
