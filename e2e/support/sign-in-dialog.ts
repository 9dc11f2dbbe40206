import { expect, type Page } from '@playwright/test'
import { newPhone } from './fixtures'

type Translate = (key: string) => string

/** The code that the demo echoes under the boxes. */
export async function echoedCode(page: Page): Promise<string> {
  const code = page.locator('[data-demo-code]')
  await expect(code).toHaveText(/^\d{4}$/)
  return (await code.textContent()) ?? ''
}

/** From the open login dialog to the code that a new number was sent. */
export async function requestCode(page: Page, t: Translate): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('account.loginTitle') })
  await dialog.getByRole('button', { name: t('account.signUp') }).click()
  const opened = page.getByRole('dialog')
  await opened.getByLabel(t('account.phone')).fill(newPhone())
  await opened.getByRole('button', { name: t('account.continue') }).click()
}

/** Signs up a new user through the dialogs. */
export async function signUpInDialog(page: Page, t: Translate, firstName: string): Promise<void> {
  await requestCode(page, t)
  await page.locator('input[name=otp]').fill(await echoedCode(page))
  await page.getByRole('button', { name: t('account.verify') }).click()
  await page.getByLabel(t('account.firstName')).fill(firstName)
  await page.getByRole('button', { name: t('account.save') }).click()
}
