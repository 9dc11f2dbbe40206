import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { weekend } from './stay-days'

const MOST_STEPS = 120

/** Goes on with Tab until `selector` has the focus, as somebody without a mouse would; back with Shift+Tab. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press(key)
    if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)) return
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

test('detail-page: by keyboard alone from home to the price in the booking card', async ({
  page,
  at,
  t,
  locale,
}) => {
  const stay = weekend(2)
  await page.goto(at('/'))
  await tabTo(page, 'main a[href*="/chalets"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chalets/)
  await tabTo(page, 'main li h3 a')
  await page.keyboard.press('Enter')
  await expect(page.locator('#dates')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // The calendar comes when it is near: keys can be faster, and go back to it or to what stands before it.
  const isOnDay = () => page.evaluate(() => document.activeElement?.matches('[data-day]'))
  await tabTo(page, '#dates [data-day], #dates ~ * a, #dates ~ * button')
  if (!(await isOnDay())) {
    await tabTo(page, '#dates [data-day], #facilities button', 'Shift+Tab')
    await expect(page.locator('#dates [data-day]').first()).toBeVisible()
    if (!(await isOnDay())) await tabTo(page, '#dates [data-day]')
  }
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['day'] ?? '')
  const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'
  const goTo = async (day: string) => {
    while ((await focused()) < day) await page.keyboard.press(forward)
    expect(await focused()).toBe(day)
  }
  await goTo(stay.checkIn)
  await page.keyboard.press('Enter')
  await goTo(stay.checkOut)
  await page.keyboard.press('Enter')
  await expect(page.locator('#dates [role=status] .money')).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: t('booking.bookNow') })
      .or(page.getByRole('link', { name: t('booking.requestShort') }))
      .first(),
  ).toBeVisible()
})
