import { expect, type Page } from '@playwright/test'

/** Turns the calendar of a listing's page to the month of a day; one press at a time, because months are drawn later. */
export async function showMonthOf(page: Page, day: string, t: (key: string) => string): Promise<void> {
  const dates = page.locator('#dates')
  await dates.scrollIntoViewIfNeeded()
  await expect(dates.locator('table').first()).toBeVisible()
  const firstDay = () => dates.locator('[data-day]').first().getAttribute('data-day')
  while (!(await dates.locator(`[data-day="${day}"]`).isVisible())) {
    const shown = await firstDay()
    await dates.getByRole('button', { name: t('booking.nextMonth') }).click()
    await expect.poll(firstDay).not.toBe(shown)
  }
}
