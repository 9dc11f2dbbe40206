import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { ADMIN_PHONE, expect, test } from '../support/fixtures'
import { changeUser } from '../support/vendors'

/** The most that a change of the console may take to show. */
const SHOWN_WITHIN_MS = 5000
const HOME = '/en'
const FILTERS = '/en/search?page=1&panel=filters'

test('what an admin changes of a city and of a facility is public within five seconds, without a restart', async ({
  page,
  t,
  at,
}) => {
  await page.goto(at('/'))
  await changeUser(page, ADMIN_PHONE)
  // The first render of a process takes its own time, which is no part of the limit.
  for (const path of [HOME, FILTERS]) await page.request.get(path)
  await page.goto(at('/admin/cities'))
  await expectAccessible(page)
  const title = `Above the clouds ${Date.now()}`
  const edit = page.getByRole('button', { name: t('admin.content.editNamed', { name: '' }).trim() })
  await edit.first().click()
  const dialog = page.getByRole('dialog')
  const line = t('admin.cities.fields.title')
  await dialog.getByLabel(t('admin.content.inArabic', { label: line })).fill('')
  await dialog.getByLabel(t('admin.content.inEnglish', { label: line })).fill(title)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.content.save') }).click()
  const arabic = dialog.getByLabel(t('admin.content.inArabic', { label: line }))
  await expect(arabic).toBeFocused()
  await arabic.fill('فوق الغيم')
  await dialog.getByRole('button', { name: t('admin.content.save') }).click()
  await expect(dialog).toHaveCount(0)
  await expectShown(page, HOME, title)

  const ofAnyCity = new RegExp(t('admin.content.order.down', { name: 'NAME' }).replace('NAME', '.+'))
  const down = page.getByRole('button', { name: ofAnyCity })
  const first = await down.first().getAttribute('aria-label')
  await down.first().click()
  await expect(page.getByRole('button', { name: String(first) })).toBeFocused()
  await expect(down.nth(1)).toHaveAttribute('aria-label', String(first))

  await page.getByRole('switch').last().click()
  await expect(dialog.getByRole('button', { name: t('admin.cities.off.confirm') })).toBeVisible()
  await expectAccessible(page)
  await dialog
    .getByRole('button', { name: t('admin.cities.off.keep') })
    .last()
    .click()
  await expect(dialog).toHaveCount(0)

  await page.goto(at('/admin/facilities/hall'))
  await edit.first().click()
  const facility = `Golden stage ${Date.now()}`
  await dialog
    .getByLabel(t('admin.content.inEnglish', { label: t('admin.facilities.fields.name') }))
    .fill(facility)
  await dialog.getByRole('button', { name: t('admin.content.save') }).click()
  await expect(dialog).toHaveCount(0)
  await expectShown(page, FILTERS, facility)
})

async function expectShown(page: Page, path: string, text: string) {
  const isShown = async () => (await (await page.request.get(path)).text()).includes(text)
  await expect.poll(isShown, { timeout: SHOWN_WITHIN_MS, intervals: [200] }).toBe(true)
}
