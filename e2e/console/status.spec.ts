import { TIMERS } from '@/lib/domain/status/timers'
import { expectAccessible } from '../support/accessible'
import { ADMIN_PHONE, expect, test } from '../support/fixtures'
import { changeUser } from '../support/vendors'

/** The calls that the test itself cuts off. */
test.use({ allowedInConsole: [/net::ERR_FAILED/] })

test('an admin finds the status from the overview, reads it, and still has it when the api does not answer @desktop', async ({
  page,
  t,
  at,
}) => {
  await page.goto(at('/'))
  await changeUser(page, ADMIN_PHONE)
  await page.goto(at('/admin'))
  await page.getByRole('link', { name: t('admin.overview.services.details') }).click()
  await expect(page).toHaveURL(at('/admin/status'))
  await expect(
    page.getByRole('heading', { name: t('admin.status.parts.database'), exact: true }),
  ).toBeVisible()
  await expect(page.getByText(t('admin.status.reasons.databaseWorks'))).toBeVisible()
  await page.getByText(t('admin.status.foldedTimers', { number: String(TIMERS.length) })).click()
  await expect(page.getByRole('heading', { name: t('admin.status.timers.bookings') })).toBeVisible()
  await expectAccessible(page)

  await page.route('**/api/v1/admin/status', (route) => route.abort())
  await page.getByRole('button', { name: t('admin.status.readAgain') }).click()
  await expect(page.getByText(t('admin.status.stale'))).toBeVisible()
  await expect(
    page.getByRole('heading', { name: t('admin.status.parts.database'), exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(t('admin.status.failedHelp'))).toBeVisible()
  await page.unroute('**/api/v1/admin/status')
  await page.getByRole('button', { name: t('admin.status.readAgain') }).click()
  await expect(page.getByText(t('admin.status.reasons.databaseWorks'))).toBeVisible()
})
