import { expect, newPhone, test } from './fixtures'
import { askForCode, echoedCode, signUpInDialog } from './sign-in-dialog'

const WEEK_SECONDS = 7 * 24 * 60 * 60

test('auth-cookie: the token lives seven days in a cookie that scripts cannot read; a visitor asks for no profile', async ({
  page,
  t,
  at,
}) => {
  const profileCalls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/profile')) profileCalls.push(request.url())
  })
  await page.goto(at('/my-bookings'))
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(profileCalls).toEqual([])
  await signUpInDialog(page, t, 'Noura')
  await expect(page.getByRole('heading', { name: t('booking.emptyTitle') })).toBeVisible()

  const session = (await page.context().cookies()).find((cookie) => cookie.name.endsWith('diyar_session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(Math.abs((session?.expires ?? 0) - Date.now() / 1000 - WEEK_SECONDS)).toBeLessThan(120)
  expect(await page.evaluate(() => document.cookie)).not.toContain(session?.value)
  expect(profileCalls.length).toBeGreaterThan(0)

  await page.reload()
  await expect(page.getByRole('heading', { name: t('booking.emptyTitle') })).toBeVisible()
})

test("logout: token and user are cleared, 'Success!' is said, and the start page follows after about two seconds", async ({
  asGuest: page,
  t,
  at,
}, { project }) => {
  await page.goto(at('/about'))
  if (project.name.startsWith('phone')) await page.getByRole('button', { name: t('layout.openMenu') }).click()
  else await page.getByRole('button', { name: t('layout.account.menuOf', { name: 'Noura' }) }).click()
  const began = Date.now()
  await page.getByRole('button', { name: t('layout.account.logOut') }).click()
  await expect(page.locator('[data-toast=success]')).toHaveText(t('layout.account.success'))
  await expect(page).toHaveURL(new RegExp(`${at('/')}/?$`))
  expect(Date.now() - began).toBeGreaterThan(1500)
  expect((await page.context().cookies()).filter((cookie) => cookie.name.startsWith('diyar_'))).toEqual([])
  expect((await page.request.get('/api/v1/user/profile')).status()).toBe(401)
})

test("login-phone-rule: a broken number says 'Invalid Phone Number!' for three seconds", async ({
  page,
  t,
  at,
}) => {
  await page.goto(at('/my-bookings'))
  const dialog = page.getByRole('dialog', { name: t('account.loginTitle') })
  await expect(dialog.getByLabel(t('account.phone'))).toBeFocused()
  await dialog.getByLabel(t('account.phone')).fill('12345')
  await dialog.getByRole('button', { name: t('account.continue') }).click()
  const toast = page.locator('[data-toast=error]')
  await expect(toast).toHaveText(t('issues.not_a_phone'))
  await expect(toast).toHaveCount(0, { timeout: 5000 })
  await expect(dialog.getByText(t('issues.not_a_phone'))).toBeVisible()
})

test.describe('with refusals of the server', () => {
  test.use({ allowedInConsole: [/status of (404|422)/] })

  test('login-failure: an unknown number is a number error under the field', async ({ page, t, at }) => {
    await page.goto(at('/my-bookings'))
    await page.getByLabel(t('account.phone')).fill(newPhone())
    await page.getByRole('button', { name: t('account.continue') }).click()
    await expect(page.getByLabel(t('account.phone'))).toHaveAccessibleDescription(
      new RegExp(t('errors.unknown_phone')),
    )
  })

  test("login-wrong-otp: 'Wrong OTP!' as a toast and boxes in error", async ({ page, t, at }) => {
    await page.goto(at('/my-bookings'))
    await askForCode(page, t)
    const right = await echoedCode(page)
    await page.locator('input[name=otp]').fill(right === '0000' ? '1111' : '0000')
    await page.getByRole('button', { name: t('account.verify') }).click()
    await expect(page.locator('[data-toast=error]')).toHaveText(t('errors.wrong_otp'))
    await expect(page.locator('input[name=otp]')).toHaveAttribute('aria-invalid', 'true')
  })
})
