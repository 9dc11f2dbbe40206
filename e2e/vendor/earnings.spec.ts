import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessible'
import { ADMIN_PHONE, expect, test } from '../support/fixtures'
import { changeUser, DEMO_HOST } from '../support/vendors'

// A holder whose name differs is refused once, before it is confirmed; another code is not sent at once.
test.use({ allowedInConsole: [/status of (409|429)/] } as object)

/** A company without a bank account. */
const COMPANY_PHONE = '500000003'

test('earnings: a vendor saves the statement and requests a payout; an admin approves it, saves the bank file and marks it', async ({
  page,
  t,
  at,
}) => {
  await changeUser(page, DEMO_HOST.phone)
  await page.goto(at('/vendor-earnings'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('earnings.pageTitle'))
  const statement = page.waitForEvent('download')
  await page.getByRole('link', { name: t('earnings.lines.pdf') }).click()
  expect((await statement).suggestedFilename()).toMatch(/^diyar-20\d\d-\d\d\.pdf$/)
  await page
    .getByRole('button', { name: new RegExp(`^${t('earnings.payout.request', { amount: '' }).trim()}`) })
    .click()
  await expect(page.getByText(t('earnings.payout.requested'))).toBeVisible()
  const payouts = page.getByRole('region', { name: t('earnings.payouts.title') })
  await expect(payouts.getByText(t('earnings.payouts.states.requested'))).toBeVisible()
  const number =
    (await payouts
      .getByText(/^PO-\d{6}$/)
      .first()
      .textContent()) ?? ''
  await expectAccessible(page)

  await changeUser(page, ADMIN_PHONE)
  await page.goto(at('/admin/payouts'))
  const row = page.locator('tr').filter({ hasText: number })
  await row.getByRole('button').click()
  const card = page.getByRole('article').filter({ hasText: number })
  await expectAccessible(page)
  await card.getByRole('button', { name: t('admin.payouts.approve') }).click()
  await expect(page.getByText(t('admin.payouts.approved'), { exact: true })).toBeVisible()
  const files = page.getByRole('region', { name: t('admin.payouts.file.title') })
  await files.getByRole('button', { name: t('admin.payouts.file.create') }).click()
  const file = page.waitForEvent('download')
  await files
    .getByRole('link', { name: t('admin.payouts.file.download') })
    .first()
    .click()
  const xml = await readFile(await (await file).path(), 'utf8')
  expect(xml).toContain(`<EndToEndId>${number}</EndToEndId>`)
  await files
    .getByRole('button', { name: t('admin.payouts.file.send') })
    .first()
    .click()
  await files
    .getByRole('button', { name: t('admin.payouts.file.pay') })
    .first()
    .click()
  await expect(files.getByRole('button', { name: t('admin.payouts.file.pay') })).toHaveCount(0)
  await page.goto(at('/admin/payouts?state=paid'))
  await expect(row).toBeVisible()

  await changeUser(page, DEMO_HOST.phone)
  await page.goto(at('/vendor-earnings'))
  await expect(payouts.getByRole('listitem').filter({ hasText: number })).toContainText(
    t('earnings.payouts.states.paid'),
  )
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
