import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/fixtures'
import { changeUser, DEMO_HOST } from '../support/vendors'

// A holder whose name differs is refused once, before it is confirmed; another code is not sent at once.
test.use({ allowedInConsole: [/status of (409|429)/] } as object)

/** A company without a bank account. */
const COMPANY_PHONE = '500000003'

test('earnings: a vendor saves the statement of a month', async ({ page, t, at }) => {
  await changeUser(page, DEMO_HOST.phone)
  await page.goto(at('/vendor-earnings'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('earnings.pageTitle'))
  const statement = page.waitForEvent('download')
  await page.getByRole('link', { name: t('earnings.lines.pdf') }).click()
  expect((await statement).suggestedFilename()).toMatch(/^diyar-20\d\d-\d\d\.pdf$/)
  await expectAccessible(page)
})

test('bank account: another holder than the vendor needs a confirmation, a code to the phone confirms it, and of the IBAN four digits are shown', async ({
  page,
  t,
  at,
}) => {
  await changeUser(page, COMPANY_PHONE)
  await page.goto(at('/vendor-earnings'))
  await page.getByRole('button', { name: t('earnings.account.add') }).click()
  const dialog = page.getByRole('dialog')
  const iban = dialog.getByLabel(t('earnings.account.iban'))
  const save = dialog.getByRole('button', { name: t('earnings.account.save') })
  await iban.fill('SA03 8000 0000 6080 1016 7518')
  await dialog.getByLabel(t('earnings.account.holderName')).fill('Nora Alqahtani')
  await save.click()
  await expect(iban).toBeFocused()
  await iban.fill('sa03 ٨٠٠٠ 0000 6080 1016 7519')
  await save.click()
  await dialog.getByRole('checkbox', { name: t('earnings.account.confirm') }).check()
  await expectAccessible(page)
  await save.click()
  const code = await dialog.locator('[data-demo-code]').textContent()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('earnings.account.back') }).click()
  await expect(iban).toHaveValue('sa03 ٨٠٠٠ 0000 6080 1016 7519')
  await save.click()
  await dialog.getByRole('textbox', { name: new RegExp(t('account.codeSentTo')) }).fill(code ?? '')
  await dialog.getByRole('button', { name: t('account.verify') }).click()
  await expect(dialog).toBeHidden()
  const account = page.getByRole('region', { name: t('earnings.account.title') })
  await expect(account).toContainText('7519')
  await expect(account).toContainText(t('earnings.account.otherName'))
  await expect(page.locator('body')).not.toContainText('6080')
})
