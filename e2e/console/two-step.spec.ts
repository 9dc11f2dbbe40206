import { Secret, TOTP } from 'otpauth'
import { ADMIN_PHONE, expect, newPhone, signUp, test } from '../support/fixtures'
import { changeUser, signIn } from '../support/vendors'

// The refused code, and the page that does not exist for this role.
test.use({ allowedInConsole: [/status of (404|422)/] })

/** A code of the next period is right already, and new where one of the present period was used. */
const codeOf = (secret: string, laterSeconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + laterSeconds * 1000 })

test('a support admin sees the inbox only, sets up the second step, and signs in by a code and by a recovery code', async ({
  page,
  playwright,
  baseURL,
  t,
  at,
}) => {
  const phone = newPhone()
  await signUp(page.request, phone)
  const owner = await signIn(playwright, baseURL, ADMIN_PHONE)
  const body = { phone, role: 'support', reason: 'Answers the inbox' }
  expect((await owner.post('/api/v1/admin/roles', { data: body })).status()).toBe(200)

  await page.goto(at('/admin'))
  await expect(page).toHaveURL(at('/admin/inbox'))
  const nav = page.getByRole('navigation', { name: t('admin.rooms.label') })
  await expect(nav.getByRole('link')).toHaveText(
    // The inbox names how many messages of the other tests wait.
    ['inbox', 'canned-answers', 'twoStep'].map((room) => new RegExp(`^${t(`admin.rooms.${room}`)}`)),
  )
  expect((await page.goto(at('/admin/payouts')))?.status()).toBe(404)
  await page.goto(at('/admin/contact'))
  await expect(page).toHaveURL(at('/admin/inbox?kind=contact'))

  await page.goto(at('/admin/two-step?to=/admin/canned-answers'))
  await page.getByRole('button', { name: t('admin.twoStep.begin') }).click()
  const secret = ((await page.locator('main code').textContent()) ?? '').replace(/\s/g, '')
  await page.getByLabel(t('admin.twoStep.app.label')).fill(codeOf(secret))
  await page.getByRole('button', { name: t('admin.twoStep.confirm') }).click()
  const codes = page.getByRole('list', { name: t('admin.twoStep.recovery.title') }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recoveryCode = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: t('admin.twoStep.recovery.stored') }).click()
  await expect(page).toHaveURL(at('/admin/canned-answers'))

  await changeUser(page, phone)
  await page.goto(at('/admin/inbox?state=closed'))
  const field = page.getByLabel(t('admin.twoStep.app.label'))
  await field.fill(codeOf(secret, 3600))
  await page.getByRole('button', { name: t('admin.twoStep.verify') }).click()
  await expect(page.locator('[data-toast]')).toHaveText(t('errors.wrong_code'))
  await field.fill(codeOf(secret, 30))
  await page.getByRole('button', { name: t('admin.twoStep.verify') }).click()
  await expect(page).toHaveURL(at('/admin/inbox?state=closed'))

  await changeUser(page, phone)
  await page.goto(at('/admin'))
  await page.getByRole('button', { name: t('admin.twoStep.app.other') }).click()
  await page.getByLabel(t('admin.twoStep.recovery.label')).fill(recoveryCode)
  await page.getByRole('button', { name: t('admin.twoStep.verify') }).click()
  await expect(page).toHaveURL(at('/admin/inbox'))
})
