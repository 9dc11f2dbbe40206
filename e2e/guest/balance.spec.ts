import { expectAccessible } from '../support/accessible'
import { ADMIN_PHONE, expect, newPhone, signUp, test } from '../support/fixtures'
import { changeUser } from '../support/vendors'

test('balance: an admin adds to it and proposes above the limit; its owner reads the movement, filters it and saves the file', async ({
  page,
  t,
  at,
}) => {
  const phone = newPhone()
  await signUp(page.request, phone)
  await changeUser(page, ADMIN_PHONE)
  await page.goto(at('/admin/balances'))
  await page.getByRole('searchbox').fill(`0${phone}`)
  await page.getByRole('button', { name: t('admin.balances.findNow') }).click()
  await expect(page.getByRole('heading', { name: 'Noura Test' })).toBeVisible()

  const add = async (amount: string) => {
    await page.getByRole('button', { name: t('admin.balances.add'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('admin.balances.amount')).fill(amount)
    await dialog.getByLabel(t('admin.balances.reason')).fill('التكييف لم يعمل')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('admin.balances.add') }).click()
  }
  await add('٧٥٫٥٠')
  await expect(page.getByText(t('admin.balances.posted')).first()).toBeVisible()
  await expect(page.getByText('التكييف لم يعمل').first()).toBeVisible()
  await add('600')
  await expect(page.getByText(t('admin.balances.waits')).first()).toBeVisible()
  const waiting = page.getByRole('article', { name: 'Noura Test' }).filter({ hasText: '600' })
  await expect(waiting.getByText(t('admin.balances.anotherDecides'))).toBeVisible()
  await expectAccessible(page)

  await changeUser(page, phone)
  await page.goto(at('/my-profile'))
  await page.getByRole('link', { name: t('balance.seeAll') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('balance.pageTitle'))
  const movement = page.getByRole('listitem').filter({ hasText: 'التكييف لم يعمل' })
  await expect(movement).toContainText('75.50')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: t('balance.month') }).selectOption({ index: 1 })
  await page.getByRole('button', { name: t('balance.show') }).click()
  await expect(page).toHaveURL(/month=20\d\d-\d\d/)
  await expect(movement).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: t('balance.download') }).click()
  expect((await saved).suggestedFilename()).toBe('diyar-balance.csv')
  await page.getByRole('link', { name: t('balance.kinds.refund') }).click()
  await expect(page.getByText(t('balance.noneChosen'))).toBeVisible()
})
