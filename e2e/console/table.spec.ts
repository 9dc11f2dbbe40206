import { expectAccessible } from '../support/accessible'
import { ADMIN_PHONE, expect, openSession, test } from '../support/fixtures'

test('a table of the console has search, filter, sort and page in its address, moves by keys, and is saved as a file', async ({
  page,
  t,
  at,
}) => {
  await openSession(page.request, ADMIN_PHONE)
  await page.goto(at('/admin/bookings'))
  const rows = page.getByRole('row')
  const links = rows.getByRole('link').and(page.locator('[data-row-link]'))
  await expect(links).toHaveCount(20)
  await expectAccessible(page)

  await page.getByRole('combobox', { name: t('admin.bookings.filters.state') }).selectOption('completed')
  await page.getByRole('button', { name: t('admin.table.show') }).click()
  await expect(page).toHaveURL(/\?state=completed$/)
  const states = page.getByRole('cell', { name: t('admin.bookings.state.completed'), exact: true })
  await expect(states).toHaveCount(20)

  const head = page.getByRole('columnheader', { name: t('admin.bookings.columns.checkInAt') })
  await head.getByRole('link').click()
  await expect(page).toHaveURL(/state=completed&sort=checkInAt$/)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name: t('admin.table.next') }).click()
  await expect(page).toHaveURL(/page=2$/)
  const code = String(await links.first().textContent())

  await page.goBack()
  await expect(page).toHaveURL(/state=completed&sort=checkInAt$/)
  await expect(links.first()).not.toHaveText(code)

  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links.last()).toBeFocused()
  const last = String(await links.last().textContent())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(last)
  await expectAccessible(page)
  await page.goBack()

  await page.getByLabel(t('admin.bookings.search')).fill(last)
  await page.keyboard.press('Enter')
  await expect(links).toHaveText([last])
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: t('admin.table.file') }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('diyar-bookings.csv')
  const text = await page.request.get(file.url()).then((answer) => answer.text())
  expect(text.trim().split('\n')).toHaveLength(2)
  expect(text).toContain(last)
})
