import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/fixtures'

// The session of the test is younger than ten minutes, so the answer of an older one is given for it once.
test.use({ allowedInConsole: [/status of 403/] })

/** A phone that verifies its user by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('passkeys: a user adds one, signs out, signs in by it, and removes it after a proof by it', {
  tag: '@phone',
}, async ({ asGuest: page, t, at }) => {
  await addAuthenticator(page)
  const name = t('profile.passkeys.defaultName', { number: 1 })
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await page.goto(at('/my-profile'))
  await page.getByRole('button', { name: t('profile.passkeys.add') }).click()
  const naming = page.getByRole('dialog', { name: t('profile.passkeys.add') })
  await expect(naming.getByLabel(t('profile.passkeys.name'))).toHaveValue(name)
  await expectAccessible(page)
  await naming.getByRole('button', { name: t('profile.passkeys.create') }).click()
  await expect(row).toContainText(t('profile.passkeys.unused'))

  // The page is left first, so that it makes no call without a user.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(at('/my-bookings'))
  const signIn = page.getByRole('dialog', { name: t('account.loginTitle') })
  await signIn.getByRole('button', { name: t('account.passkey') }).click()
  await expect(page.getByRole('heading', { name: t('booking.emptyTitle') })).toBeVisible()

  await page.goto(at('/my-profile'))
  await expect(row).not.toContainText(t('profile.passkeys.unused'))
  const json = { code: 'proof_needed', proof: 'code', message: t('errors.proof_needed') }
  await page.route('**/user/passkeys/*', (route) => route.fulfill({ status: 403, json }), { times: 1 })
  await row.getByRole('button', { name: t('profile.passkeys.removeNamed', { name }) }).click()
  const question = page.getByRole('dialog', { name: t('profile.passkeys.removeTitle') })
  await question.getByRole('button', { name: t('profile.passkeys.remove') }).click()
  const proof = page.getByRole('dialog', { name: t('proof.title') })
  await proof.getByRole('button', { name: t('proof.passkey') }).click()
  await expect(page.locator('[data-toast=success]').last()).toHaveText(t('profile.passkeys.removed'))
  await expect(row).toHaveCount(0)
})
