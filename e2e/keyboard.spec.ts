import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { becomeHost, theAdmin } from './support/new-vendor'
import { weekend } from './support/stay-days'
import { wizardOn } from './support/wizard-page'

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

test('wizard-back-next: by keys alone the first screens are filled in and left again', async ({
  page,
  playwright,
  baseURL,
  t,
  at,
}) => {
  await becomeHost(page, await theAdmin(playwright, baseURL))
  const wizard = wizardOn(page, t)
  await page.goto(at('/my-services?add=1'))
  await wizard.arrives('overview')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('Tab', 'Enter')
  await wizard.arrives('type')
  await expect(wizard.dialog.getByRole('radio').first()).toBeVisible()
  await press('Tab', 'Space')
  await expect(wizard.dialog.getByRole('radio', { checked: true }).first()).toBeFocused()
  const next = wizard.dialog.getByRole('button', { name: t('wizard.next'), exact: true })
  for (let i = 0; i < 6 && !(await next.evaluate((one) => one === document.activeElement)); i++)
    await press('Tab')
  await press('Enter')
  await wizard.arrives('facilities')
  await expect(wizard.dialog.getByRole('checkbox').first()).toBeVisible()
  await press('Tab', 'Tab', 'Tab', 'Space')
  await expect(wizard.dialog.getByRole('checkbox').first()).toBeChecked()
  await press('Escape')
  await expect(page.getByRole('heading', { name: t('wizard.leave.title') })).toBeVisible()
  await page.getByRole('button', { name: t('wizard.leave.keep') }).press('Enter')
  await expect(page).toHaveURL(at('/my-services'))
  const [stored] = await (await page.request.get('/api/v1/vender/drafts')).json()
  expect(stored.step).toBe('facilities')
})
