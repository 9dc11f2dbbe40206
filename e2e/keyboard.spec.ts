import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { weekend } from './support/stay-days'

const MOST_STEPS = 120

/** Goes on with Tab until `selector` has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('Tab')
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

  // The listing of the calendar is a stop of its own until the days are there.
  await tabTo(page, '#dates fieldset, #dates [data-day]')
  await expect(page.locator('#dates [data-day]').first()).toBeVisible()
  if (!(await page.evaluate(() => document.activeElement?.matches('[data-day]')))) {
    await tabTo(page, '#dates [data-day]')
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
