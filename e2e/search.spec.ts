import type { Locator, Page } from '@playwright/test'
import { addDays, formatQueryDay, formatQueryMonth, parseQueryDay, weekdayOf } from '../lib/domain/time/days'
import { formatDay } from '../lib/i18n/dates'
import { expect, test } from './support/fixtures'
import { today, weekend } from './support/stay-days'

type Translate = (key: string) => string

/** The fields of the search: the bar on a desktop, a sheet behind the pill on a phone. */
async function openSearch(page: Page, t: Translate): Promise<Locator> {
  const bar = page.getByRole('search', { name: t('search.bar.label') })
  const pill = bar.getByRole('button', { name: `${t('search.bar.submit')}: ` })
  if (!(await pill.isVisible())) return bar
  await pill.click()
  return page.getByRole('dialog')
}

test('search-defaults: Jeddah, All, today and tomorrow on load, and search-submit sends them', async ({
  page,
  at,
  t,
  locale,
}) => {
  await page.goto(at('/'))
  const search = await openSearch(page, t)
  await expect(search.getByRole('combobox', { name: t('search.bar.where') })).toHaveValue(
    locale === 'ar' ? 'جدة' : 'Jeddah',
  )
  await expect(search.getByRole('combobox', { name: t('search.bar.what') })).toHaveValue(t('search.bar.all'))
  await search.getByRole('button', { name: t('search.bar.submit') }).click()
  await expect(page).toHaveURL(/\/search\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    city: 'Jeddah',
    checkIn: formatQueryDay(today()),
    checkOut: formatQueryDay(addDays(today(), 1)),
    page: '1',
  })
})

test('search-city-field: filtered while typing, by the English or the Arabic name, Arabic spellings folded', async ({
  page,
  at,
  t,
}) => {
  await page.goto(at('/'))
  const search = await openSearch(page, t)
  const city = search.getByRole('combobox', { name: t('search.bar.where') })
  for (const [typed, count] of [
    ['abh', 1],
    ['ابها', 1],
    ['جده', 1],
    ['zzz', 0],
  ] as const) {
    await city.fill(typed)
    await expect(search.getByRole('option')).toHaveCount(count)
  }
})

test('search-category-field: its first entry is All, and the English name filters it', {
  tag: '@desktop',
}, async ({ page, at, t }) => {
  await page.goto(at('/'))
  const search = await openSearch(page, t)
  const category = search.getByRole('combobox', { name: t('search.bar.what') })
  await category.click()
  await category.fill('')
  await expect(search.getByRole('option').first()).toContainText(t('search.bar.all'))
  await category.fill('stad')
  await expect(search.getByRole('option')).toHaveCount(1)
  await search.getByRole('option').click()
  await expect(category).toHaveValue(t('vocabulary.type.Stadium'))
})

test('search-dates: choosing check-in clears check-out, whose first day is the next one; past days cannot be chosen', {
  tag: '@phone',
}, async ({ page, at, t, locale }) => {
  await page.goto(at('/'))
  const search = await openSearch(page, t)
  const isSheet = (await search.locator('[data-field]').count()) === 0
  if (!isSheet) {
    await expect(search.locator('[data-field=checkIn]')).toContainText(
      formatDay(today(), locale, 'weekdayDayMonth'),
    )
    await search.locator('[data-field=checkIn]').click()
  }
  const day = (iso: string) => page.locator(`button[data-day="${iso}"]`)
  const reach = async (iso: string) => {
    await expect(page.locator('button[data-day]').first()).toBeVisible()
    if ((await day(iso).count()) === 0)
      await page.getByRole('button', { name: t('search.bar.nextMonth') }).click()
  }
  const checkIn = addDays(today(), 3)
  const yesterday = day(addDays(today(), -1))
  await expect(yesterday).toHaveCount(0)
  await reach(checkIn)
  await day(checkIn).click()
  if (!isSheet) await expect(search.locator('[data-field=checkOut]')).toContainText(t('search.bar.addDate'))
  await expect(day(checkIn)).toHaveAttribute('aria-disabled', 'true')
  const checkOut = addDays(checkIn, 1)
  await reach(checkOut)
  await day(checkOut).click()
  await search.getByRole('button', { name: t('search.bar.submit') }).click()
  await expect(page).toHaveURL(
    new RegExp(`checkIn=${formatQueryDay(checkIn)}&checkOut=${formatQueryDay(checkOut)}`),
  )
})

test('search-refill: the bar is refilled from the query, also when the route changes', {
  tag: '@desktop',
}, async ({ page, at, t, locale }) => {
  const stay = weekend(2)
  const dates = `checkIn=${formatQueryDay(stay.checkIn)}&checkOut=${formatQueryDay(stay.checkOut)}`
  await page.goto(at(`/search?city=Taif&categoryId=camps&${dates}&page=1`))
  const city = async () => (await openSearch(page, t)).getByRole('combobox', { name: t('search.bar.where') })
  await expect(await city()).toHaveValue(locale === 'ar' ? 'الطائف' : 'Taif')
  await expect(page.getByRole('combobox', { name: t('search.bar.what') })).toHaveValue(
    t('vocabulary.type.Camps'),
  )
  await page.goto(at('/search?city=Abha&page=1'))
  await expect(await city()).toHaveValue(locale === 'ar' ? 'أبها' : 'Abha')
})

test('search-dates: invalid dates in the query give a page without them and with a message', {
  tag: '@phone',
}, async ({ page, at, t }) => {
  for (const query of [
    'checkIn=31-02-2026',
    'checkIn=05-12-2026&checkOut=01-12-2026',
    'page=0',
    'checkIn=%00',
    'city=%E0%A4%A',
  ]) {
    const answer = await page.goto(at(`/search?city=Jeddah&${query}`))
    expect([query, (answer?.status() ?? 500) < 500]).toEqual([query, true])
  }
  await page.goto(at('/search?city=Jeddah&checkIn=31-02-2026&page=1'))
  await expect(page.getByRole('main').getByText(t('issues.not_a_day'))).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('article').or(page.locator('main li h3')).first(),
  ).toBeVisible()
})

test('search-dates: a weekend of a month finds places with their dates, the cheapest first, and opens one with them', {
  tag: '@phone',
}, async ({ page, at, t, locale }) => {
  const month = addDays(weekend(3).checkIn, 14).slice(0, 7)
  await page.goto(at('/'))
  const search = await openSearch(page, t)
  if ((await search.locator('[data-field]').count()) > 0) await search.locator('[data-field=checkIn]').click()
  await page.getByRole('button', { name: t('search.flexible.flexible') }).click()
  await page.getByRole('combobox', { name: t('search.flexible.month') }).selectOption(month)
  await search.getByRole('button', { name: t('search.bar.submit') }).click()
  await expect(page).toHaveURL(new RegExp(`flexible=weekend&month=${formatQueryMonth(month)}&page=1`))
  const name = formatDay(`${month}-01`, locale, 'monthYear')
  const chip = t('search.flexible.text.weekend', { month: name })
  await expect(page.getByRole('link', { name: chip })).toBeVisible()
  await page.goto(`${page.url()}&sort=price_asc`)
  const card = page.locator('main [data-cards] h3 a').first()
  const href = (await card.getAttribute('href')) ?? ''
  const [checkIn = '', checkOut = ''] = ['checkIn', 'checkOut'].map(
    (day) => parseQueryDay(new URL(href, page.url()).searchParams.get(day) ?? '') ?? '',
  )
  expect([checkIn.slice(0, 7), weekdayOf(checkIn), checkOut]).toEqual([
    month,
    'thursday',
    addDays(checkIn, 2),
  ])
  await card.click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${formatQueryDay(checkIn)}`))
})

test('listing-page: the prices by day link to a stay', async ({ page, at, t }) => {
  await page.goto(at('/search?city=Jeddah&page=1&panel=prices'))
  const strip = page.getByRole('region', { name: t('search.prices.title') })
  await strip.getByRole('link').first().click()
  await expect(page).toHaveURL(/checkIn=\d{2}-\d{2}-\d{4}&checkOut=/)
  await expect(page.locator('main [data-cards] h3').first()).toBeVisible()
})
