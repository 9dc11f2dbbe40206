import type { Page } from '@playwright/test'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { addDays, formatQueryDay } from '../lib/domain/time/days'
import { expect, test } from './support/fixtures'
import { today } from './support/stay-days'

/** The first of some searches that finds nothing in the seeded market. */
async function emptySearch(page: Page, searches: string[]): Promise<string> {
  for (const search of searches) {
    const answer = await page.request.get(`/api/v1/services/search?${search}`)
    if (((await answer.json()) as SearchAnswer).total === 0) return search
  }
  throw new Error('everything is free')
}

test('listing-page: if no listing is free on the dates, nearby dates are offered', async ({
  page,
  at,
  t,
}) => {
  const days = Array.from({ length: 60 }, (_, ahead) => formatQueryDay(addDays(today(), ahead)))
  const search = await emptySearch(
    page,
    days.map((checkIn) => `city=Jeddah&q=Al+Nakheel&checkIn=${checkIn}`),
  )
  await page.goto(at(`/search?${search}&page=1`))
  await expect(page.getByRole('heading', { name: t('search.results.emptyTitle') })).toBeVisible()
  const offers = page.locator('main section').filter({
    has: page.getByRole('heading', { name: t('search.empty.dates') }),
  })
  await offers.getByRole('link').first().click()
  await expect(page.locator('main [data-cards] h3').first()).toBeVisible()
})

test('listing-page: if a city has no results, nearby cities are offered', async ({ page, at, t }) => {
  const cities = ['Tabuk', 'Buraidah', 'Abha', 'Dammam', 'Taif']
  const search = await emptySearch(
    page,
    [5, 6, 7].flatMap((rooms) => cities.map((city) => `city=${city}&type=Chalets&bedrooms=${rooms}`)),
  )
  await page.goto(at(`/search?${search}&page=1`))
  const offers = page.locator('main section').filter({
    has: page.getByRole('heading', { name: t('search.empty.cities') }),
  })
  await offers.getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(search.split('&')[0] ?? ''))
  await expect(page.locator('main [data-cards] h3').first()).toBeVisible()
})
