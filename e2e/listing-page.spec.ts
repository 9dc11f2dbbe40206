import type { Page } from '@playwright/test'
import type { Review } from '@/lib/contract/schemas/catalogue'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { expectAccessible } from './support/accessible'
import { showMonthOf } from './support/calendar-page'
import { expect, test } from './support/fixtures'
import { CALM_WEEK, weekend } from './support/stay-days'

const CHALET = '/chalets/al-nakheel-chalet-jeddah'

/** The button of a day in the calendar of the page itself. */
const dayOf = (page: Page, day: string) => page.locator(`#dates [data-day="${day}"]`)

test('detail-page: dates picked in the page appear in the card at once, with the total and the real deadline', async ({
  page,
  at,
  t,
}) => {
  const stay = weekend(CALM_WEEK)
  await page.goto(at(CHALET))
  await showMonthOf(page, stay.checkIn, t)
  await dayOf(page, stay.checkIn).click()
  await expect(page.locator('#dates').getByText(t('booking.pickCheckOut'))).toBeVisible()
  await showMonthOf(page, stay.checkOut, t)
  await dayOf(page, stay.checkOut).click()
  const total = page.locator('#dates [role=status] .money')
  await expect(total).toBeVisible()
  const amount = (await total.locator('.sr-only').textContent()) ?? ''
  const card = page.locator('aside:visible, [data-bar]:visible').filter({ hasText: t('booking.bookNow') })
  await expect(card.getByText(amount).first()).toBeAttached()
  const year = stay.checkIn.slice(0, 4)
  await expect(page.locator('#cancellation li').nth(1)).toContainText(year)
  await page
    .locator('#dates')
    .getByRole('button', { name: t('booking.clearDates') })
    .click()
  await expect(total).toHaveCount(0)
})

test('detail-page: a pitch is booked by a date and a run of hours, and a taken hour is announced as taken', {
  tag: '@phone',
}, async ({ page, at, t }) => {
  const answer = await page.request.get('/api/v1/services/search?type=Stadium&city=Jeddah')
  const { data }: SearchAnswer = await answer.json()
  const pitch = data.find((one) => one.price.unit === 'hour')
  await page.goto(at(`/stadiums/${pitch?._id}`))
  const dates = page.locator('#dates')
  await dates.scrollIntoViewIfNeeded()
  await dates.getByRole('radio').nth(3).check({ force: true })
  const hours = dates.getByRole('group', { name: t('booking.startHour') }).locator('button:not([data-off])')
  await expect(hours.first()).toBeVisible()
  await hours.first().click()
  await expect(dates.locator('button[aria-pressed=true]')).toHaveCount(1)
  await expect(dates.locator('[role=status] .money')).toBeVisible()
})

test('detail-page: photos open as a grid and one by one, with caption, counter and arrow keys in reading direction', async ({
  page,
  at,
  t,
  locale,
}) => {
  await page.goto(at(CHALET))
  const of = await page.locator(`section[aria-label="${t('detail.gallery.label')}"] li`).count()
  expect(of).toBeGreaterThan(4)
  await page.getByRole('button', { name: t('detail.gallery.open', { at: 1, of }) }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText(t('detail.gallery.place', { at: 1, of }))).toBeVisible()
  await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(viewer.getByText(t('detail.gallery.place', { at: 2, of }))).toBeVisible()
  await viewer.getByRole('button', { name: t('detail.gallery.all', { count: of }) }).click()
  await expect(viewer.getByRole('listitem')).toHaveCount(of)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
})

test('detail-page: all reviews can be sorted, searched and paged; all facilities are listed in their groups', {
  tag: '@desktop',
}, async ({ page, at, t }) => {
  const { data: all }: { data: Review[] } = await (
    await page.request.get('/api/v1/services/al-nakheel-chalet-jeddah/reviews?pageSize=50')
  ).json()
  await page.goto(at(CHALET))
  await expect(page.locator('#reviews li')).toHaveCount(Math.min(6, all.length))
  await page.locator('#reviews').getByRole('button').last().click()
  const dialog = page.getByRole('dialog', { name: t('detail.reviews.title') })
  await dialog.getByRole('button', { name: t('detail.reviews.more') }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(all.length)
  await dialog.getByLabel(t('detail.reviews.search')).fill('zzzz')
  await dialog.getByRole('button', { name: t('detail.reviews.find') }).click()
  await expect(dialog.getByText(t('detail.reviews.notFound'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const third = page
    .getByRole('dialog', { name: t('detail.facilities.title') })
    .getByRole('heading', { level: 3 })
    .nth(2)
  await page.locator('#facilities').getByRole('button').click()
  await expect(third).toBeVisible()
})

test('detail-page: a visitor reports the listing, "something else" requires a text, and the dialogs are accessible', {
  tag: '@phone',
}, async ({ page, at, t }) => {
  await page.goto(at(CHALET))
  await page.getByRole('button', { name: t('report.open.service') }).click()
  const dialog = page.getByRole('dialog', { name: t('report.open.service') })
  await dialog.getByLabel(t('report.reason')).selectOption('other')
  await dialog.getByRole('button', { name: t('report.send') }).click()
  const text = dialog.getByLabel(t('report.text'))
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await text.fill('The gate is somewhere else.')
  await dialog.getByRole('button', { name: t('report.send') }).click()
  await expect(dialog.getByText(t('report.thanks'))).toBeVisible()
})

test('detail-page: the address is copied or shared to WhatsApp, and nearby listings are linked', {
  tag: '@desktop',
}, async ({ page, at, t, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at(CHALET))
  const share = page.getByRole('button', { name: t('detail.sharing.share') })
  await share.click()
  await expect(page.getByRole('link', { name: t('detail.sharing.whatsapp') })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*al-nakheel-chalet-jeddah$/,
  )
  await page.getByRole('button', { name: t('detail.sharing.copy') }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${at(CHALET)}$`))
  await page.locator('#similar').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/chalets\/(?!al-nakheel-chalet)/)
})
