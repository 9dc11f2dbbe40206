import { SEARCH_PARAMS } from '../lib/domain/search/search-params'
import { expect, test } from './support/fixtures'

test.use({ allowedInConsole: [/status of 404/] })

/** Addresses of results that name what is not there: 404, a sentence, and a way on. */
const NOT_THERE = [
  {
    path: '/search?city=Nowhere&page=1',
    sentence: 'noCityTitle',
    way: 'anyCityToo',
    values: { city: 'Nowhere' },
  },
  { path: '/chalets?city=Nowhere', sentence: 'noCityTitle', way: 'anyCityToo', values: { city: 'Nowhere' } },
  { path: '/search?categoryId=castles', sentence: 'noCategoryTitle', way: 'anyCategory', values: {} },
  { path: '/search?city=Jeddah&page=499', sentence: 'pastEndTitle', way: 'lastPage', values: {} },
  { path: '/search?page=999&utm_source=mail', sentence: 'pastEndTitle', way: 'lastPage', values: {} },
  { path: '/camps?page=300', sentence: 'pastEndTitle', way: 'lastPage', values: {} },
] as const

for (const { path, sentence, way, values } of NOT_THERE) {
  test(`${path} answers 404 with a message and a link to listings`, async ({ page, at, t, locale }) => {
    const answer = await page.goto(at(path))
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: t(`search.results.${sentence}`, values) })).toBeVisible()
    await main.getByRole('link', { name: t(`search.results.${way}`) }).click()
    await expect(main.getByRole('article').first()).toBeVisible()
    expect((await page.request.get(page.url())).status()).toBe(200)
  })
}

test('past dates are named, and the listings of the city are shown without them', async ({ page, at, t }) => {
  for (const path of [
    '/search?city=Jeddah&checkIn=01-01-2020',
    '/chalets?checkIn=01-01-2020&checkOut=03-01-2020',
  ]) {
    const answer = await page.goto(at(path))
    expect([path, answer?.status()]).toEqual([path, 200])
    await expect(page.getByRole('main').getByRole('alert').getByText(t('issues.past_day'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
})

/** Two kinds of nonsense; more of them are tried against the api itself. */
const NONSENSE = ['-1.5', '%3Cb%3E%F0%9F%8F%95']
test('an invalid value of any parameter gives a page with a message, never an error', async ({
  request,
  at,
  t,
}) => {
  for (const name of SEARCH_PARAMS) {
    for (const value of NONSENSE) {
      const path = at(`/search?${name}=${value}`)
      const answer = await request.get(path)
      expect([path, [200, 404].includes(answer.status())]).toEqual([path, true])
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(await answer.text())?.[1] ?? ''
      const isAnswered =
        /<article/.test(main) || main.includes(t('search.results.emptyTitle')) || answer.status() === 404
      expect([path, isAnswered]).toEqual([path, true])
    }
  }
})

test('campaign parameters change nothing', async ({ page, at }) => {
  const answer = await page.goto(at('/search?city=Jeddah&page=1&utm_source=mail&fbclid=x1'))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
