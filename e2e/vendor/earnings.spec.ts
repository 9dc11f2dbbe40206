import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/fixtures'
import { echoedCode } from '../support/sign-in-dialog'
import { changeUser, DEMO_HOST } from '../support/vendors'

// A holder whose name differs is refused once, before it is confirmed; and the session has to
// prove itself, where a code that was sent a moment ago is used on.
test.use({ allowedInConsole: [/status of (403|409|429)/] } as object)

/** A company without a bank account. */
const COMPANY_PHONE = '500000003'

/** The session of a test is younger than ten minutes: the first calls get the answer that an older one would. */
async function refuseUnproven(page: Page, message: string, times: number): Promise<void> {
  const json = { code: 'proof_needed', proof: 'code', message }
  await page.route('**/vender/bank-account', (route) => route.fulfill({ status: 403, json }), { times })
}

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
  // A try that failed at the end has left an account, which is changed then.
  const add = page.getByRole('button', { name: t('earnings.account.add') })
  await add.or(page.getByRole('button', { name: t('earnings.account.change') })).click()
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
  await refuseUnproven(page, t('errors.proof_needed'), 2)
  await save.click()
  const proof = page.getByRole('dialog', { name: t('proof.title') })
  await echoedCode(page)
  await expectAccessible(page)
  await proof.getByRole('button', { name: t('proof.close') }).click()
  await expect(page.locator('[data-toast=error]')).toHaveText(t('errors.proof_needed'))
  await expect(iban).toHaveValue('sa03 ٨٠٠٠ 0000 6080 1016 7519')
  await save.click()
  await proof.locator('input[name=otp]').fill(await echoedCode(page))
  await proof.getByRole('button', { name: t('account.verify') }).click()
  await expect(dialog).toHaveCount(0)
  const account = page.getByRole('region', { name: t('earnings.account.title') })
  await expect(account).toContainText('7519')
  await expect(account).toContainText(t('earnings.account.otherName'))
  await expect(page.locator('body')).not.toContainText('6080')
})
