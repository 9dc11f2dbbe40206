import { expectAccessible } from '../support/accessible'
import { expect, newPhone, signUp, test } from '../support/fixtures'
import { echoedCode, requestCode, signUpInDialog } from '../support/sign-in-dialog'

const WEEK_SECONDS = 7 * 24 * 60 * 60

test("auth-cookie: the token lives seven days in a cookie that scripts cannot read; a visitor's page fetches no profile", {
  tag: '@desktop',
}, async ({ page, t, at }) => {
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

test.describe('signing out', () => {
  // What the page was asking at that moment is refused.
  test.use({ allowedInConsole: [/status of 401/] })

  test(
    "logout: token and user are cleared, 'Success!' is shown, and the start page follows after about two seconds",
    { tag: '@desktop' },
    async ({ asGuest: page, t, at }, { project }) => {
      await page.goto(at('/about'))
      if (project.name.startsWith('phone'))
        await page.getByRole('button', { name: t('layout.openMenu') }).click()
      else await page.getByRole('button', { name: t('layout.account.menuOf', { name: 'Noura' }) }).click()
      const began = Date.now()
      await page.getByRole('button', { name: t('layout.account.logOut') }).click()
      await expect(page.locator('[data-toast=success]')).toHaveText(t('layout.account.success'))
      await expect(page).toHaveURL(new RegExp(`${at('/')}/?$`))
      expect(Date.now() - began).toBeGreaterThan(1500)
      const left = (await page.context().cookies()).map(({ name }) => name)
      // The known device stays: it opens nothing, and the next code of this number is asked for with it.
      expect(left.filter((name) => name.startsWith('diyar_'))).toEqual(['diyar_device'])
      expect((await page.request.get('/api/v1/user/profile')).status()).toBe(401)
    },
  )
})

test("login-phone-rule: an invalid number shows 'Invalid Phone Number!' for three seconds", {
  tag: '@phone',
}, async ({ page, t, at }) => {
  await page.goto(at('/my-bookings'))
  const dialog = page.getByRole('dialog', { name: t('account.loginTitle') })
  await expect(dialog.getByLabel(t('account.phone'))).toBeFocused()
  await dialog.getByLabel(t('account.phone')).fill('12345')
  await dialog.getByRole('button', { name: t('account.continue') }).click()
  const toast = page.locator('[data-toast=error]')
  await expect(toast).toHaveText(t('issues.not_a_phone'))
  await expect(toast).toHaveCount(0)
  await expect(dialog.getByText(t('issues.not_a_phone'))).toBeVisible()
})

test(
  "success-toasts: 'Success!' after a sign-up, then the names, then 'success!', and the page is the same",
  { tag: '@phone' },
  async ({ page, t, at }, { project }) => {
    await page.goto(at('/faqs'))
    if (project.name.startsWith('phone'))
      await page.getByRole('button', { name: t('layout.openMenu') }).click()
    await page.getByRole('button', { name: t('layout.logIn'), exact: true }).click()
    await requestCode(page, t)
    await page.locator('input[name=otp]').fill(await echoedCode(page))
    await page.getByRole('button', { name: t('account.verify') }).click()
    await expect(page.locator('[data-toast=success]').first()).toHaveText(t('account.success'))
    const names = page.getByRole('dialog', { name: t('account.namesTitle') })
    await names.getByRole('button', { name: t('account.save') }).click()
    await expect(names.getByLabel(t('account.firstName'))).toHaveAccessibleDescription(t('issues.required'))
    await names.getByLabel(t('account.firstName')).fill('Noura')
    await names.getByRole('button', { name: t('account.save') }).click()
    await expect(
      page.locator('[data-toast=success]').getByText(t('account.saved'), { exact: true }),
    ).toBeVisible()
    await expect(names).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${at('/faqs')}$`))
  },
)

test('login-otp-dialog: 180 seconds count down, four digits enable the button, pasting and Arabic digits count, typing clears the error', async ({
  page,
  t,
  at,
}) => {
  await page.clock.install()
  await page.goto(at('/my-bookings'))
  await requestCode(page, t)
  const right = await echoedCode(page)
  const box = page.locator('input[name=otp]')
  const verify = page.getByRole('button', { name: t('account.verify') })
  await expect(page.getByRole('timer')).toContainText(/0[23]:\d\d/)
  await expect(box).toHaveAttribute('autocomplete', 'one-time-code')
  await box.fill('123')
  await expect(verify).toBeDisabled()
  await box.fill(right === '9999' ? '٨٨٨٨' : '٩٩٩٩')
  await expect(box).toHaveValue(right === '9999' ? '8888' : '9999')
  await verify.click()
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(t('account.invalidCode'), { exact: true })).toBeVisible()
  await box.press('Backspace')
  await expect(box).not.toHaveAttribute('aria-invalid')
  await page.clock.fastForward(180_000)
  await expect(page.getByRole('button', { name: t('account.resend') })).toBeVisible()
})

test.describe('with refusals of the server', () => {
  test.use({ allowedInConsole: [/status of (404|409|422|429)/] })

  test('login-otp-dialog: a code that was sent can still be used after the dialog was closed', {
    tag: '@desktop',
  }, async ({ page, t, at }) => {
    const phone = newPhone()
    await page.goto(at('/my-bookings'))
    const request = async () => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('account.signUp') })
        .click()
      await page.getByLabel(t('account.phone')).fill(phone)
      await page.getByRole('button', { name: t('account.continue') }).click()
    }
    await request()
    const code = await echoedCode(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account.close') })
      .click()
    await page
      .locator('#content')
      .getByRole('button', { name: t('booking.visitor.signIn') })
      .click()
    await request()
    await page.locator('input[name=otp]').fill(code)
    await page.getByRole('button', { name: t('account.verify') }).click()
    await expect(page.getByRole('dialog', { name: t('account.namesTitle') })).toBeVisible()
  })

  test("signup-failure: the server's own message comes as a toast", { tag: '@phone' }, async ({
    page,
    t,
    at,
    playwright,
    baseURL,
  }) => {
    const phone = newPhone()
    await signUp(await playwright.request.newContext({ baseURL }), phone)
    await page.goto(at('/my-bookings'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account.signUp') })
      .click()
    await page.getByLabel(t('account.phone')).fill(phone)
    await page.getByRole('button', { name: t('account.continue') }).click()
    await expect(page.locator('[data-toast=error]')).toHaveText(t('errors.phone_taken'))
  })

  test("catalogue-texts, login-failure: 'Mobile Number Error!' is shown under the phone field, one press signs up with the number, 'NOT FOUND' on an unknown page", {
    tag: '@desktop',
  }, async ({ page, t, at }) => {
    await page.goto(at('/castles'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('layout.lost.title'))
    await page.goto(at('/my-bookings'))
    await page.getByLabel(t('account.phone')).fill(newPhone())
    await page.getByRole('button', { name: t('account.continue') }).click()
    await expect(page.getByText(t('errors.unknown_phone'), { exact: true })).toBeVisible()
    await expect(page.getByLabel(t('account.phone'))).toHaveAccessibleDescription(
      new RegExp(t('errors.unknown_phone')),
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: t('account.createWithNumber') }).click()
    await page.locator('input[name=otp]').fill(await echoedCode(page))
    await page.getByRole('button', { name: t('account.verify') }).click()
    await expect(page.getByRole('dialog', { name: t('account.namesTitle') })).toBeVisible()
  })

  test("login-wrong-otp: 'Wrong OTP!' as a toast and boxes in error", { tag: '@phone' }, async ({
    page,
    t,
    at,
  }) => {
    await page.goto(at('/my-bookings'))
    await requestCode(page, t)
    const right = await echoedCode(page)
    await page.locator('input[name=otp]').fill(right === '0000' ? '1111' : '0000')
    await page.getByRole('button', { name: t('account.verify') }).click()
    await expect(page.locator('[data-toast=error]')).toHaveText(t('errors.wrong_otp'))
    await expect(page.locator('input[name=otp]')).toHaveAttribute('aria-invalid', 'true')
  })
})
