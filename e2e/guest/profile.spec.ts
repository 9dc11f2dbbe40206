import type { Page } from '@playwright/test'
import { expect, newPhone, test } from '../support/fixtures'
import { AN_ID, choosePicture } from '../support/pictures'
import { echoedCode } from '../support/sign-in-dialog'

type Translate = (key: string, values?: Record<string, string | number>) => string

const saving = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('profile.save'), exact: true })
const open = async (page: Page, t: Translate, field: string, verb: 'add' | 'edit' = 'add') => {
  await expect(saving(page, t)).toHaveCount(0)
  await page
    .getByRole('button', { name: t(`profile.${verb}Field`, { field: t(`profile.${field}`) }), exact: true })
    .click()
}
const save = (page: Page, t: Translate) => saving(page, t).click()
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).some((cookie) => cookie.name.endsWith('diyar_session'))

test('profile-page: every field can be edited inline, and is saved after a reload', async ({
  asGuest: page,
  t,
  at,
}) => {
  await page.goto(at('/my-profile'))
  await open(page, t, 'name', 'edit')
  await page.getByLabel(t('profile.firstName')).fill('هدى')
  await save(page, t)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('هدى')
  await open(page, t, 'email')
  await page.getByRole('textbox', { name: t('profile.email') }).fill('huda')
  await save(page, t)
  await expect(page.getByText(t('issues.email'))).toBeVisible()
  await page.getByRole('textbox', { name: t('profile.email') }).fill('huda@example.sa')
  await save(page, t)
  await open(page, t, 'nationality')
  await page.getByRole('combobox', { name: t('profile.nationality') }).selectOption('EG')
  await save(page, t)
  await open(page, t, 'idNumber')
  await page.getByRole('textbox', { name: t('profile.idNumber') }).fill(AN_ID)
  await save(page, t)
  await open(page, t, 'dateOfBirth')
  for (const [part, value] of [
    ['day', '28'],
    ['month', '02'],
    ['year', '1990'],
  ]) {
    await page
      .getByRole('combobox', { name: t(`profile.${part}`), exact: true })
      .selectOption(value as string)
  }
  await save(page, t)
  await choosePicture(page.getByLabel(t('profile.changePortrait')), 90)
  await expect(page.getByRole('main').locator('header img')).toBeVisible()

  await page.reload()
  await expect(page.getByText('huda@example.sa', { exact: true })).toBeVisible()
  await expect(page.getByText('•••••••008')).toBeVisible()
  await page.getByRole('button', { name: t('profile.show'), exact: true }).click()
  await expect(page.getByText(AN_ID)).toBeVisible()
  await expect(page.getByText(/1990/)).toBeVisible()
})

test('profile-page: the phone changes by a code to the new number', async ({ asGuest: page, t, at }) => {
  await page.goto(at('/my-profile'))
  await open(page, t, 'phone', 'edit')
  const phone = newPhone()
  await page.getByRole('textbox', { name: t('account.phone') }).fill(phone)
  await page.getByRole('button', { name: t('profile.sendCode') }).click()
  await page.locator('input[name=otp]').fill(await echoedCode(page))
  await page.getByRole('button', { name: t('account.verify') }).click()
  await expect(page.locator('input[name=otp]')).toHaveCount(0)
  await expect(page.getByText(new RegExp(`${phone.slice(-4)}$`)).first()).toBeVisible()
  expect((await (await page.request.get('/api/v1/user/profile')).json()).phone).toBe(`+966${phone}`)
})

test('profile-page: without the old number the change waits a week, and one press stops it', async ({
  asGuest: page,
  t,
  at,
}) => {
  await page.goto(at('/my-profile'))
  await open(page, t, 'phone', 'edit')
  const phone = newPhone()
  await page.getByRole('button', { name: t('profile.phoneChange.lostOld') }).click()
  await page.getByRole('textbox', { name: t('account.phone') }).fill(phone)
  await page.getByRole('button', { name: t('profile.sendCode') }).click()
  await page.locator('input[name=otp]').fill(await echoedCode(page))
  await page.getByRole('button', { name: t('account.verify') }).click()
  const stop = page.getByRole('button', { name: t('profile.phoneChange.stop') })
  await expect(stop).toBeVisible()
  await stop.click()
  await expect(stop).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(t('profile.thisDevice'), { exact: true })).toBeVisible()
  await expect(stop).toHaveCount(0)
})

test('profile-page: it is never cached and is hidden from search engines', async ({
  asGuest: page,
  t,
  at,
}) => {
  const answer = await page.goto(at('/my-profile'))
  expect(answer?.headers()['cache-control']).toMatch(/no-store/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByText(t('profile.thisDevice'), { exact: true })).toBeVisible()
})

test.describe('a session that ends while its page still calls the api', () => {
  test.use({ allowedInConsole: [/status of 401/] })

  test('profile-page: signing out everywhere needs a second press, and ends this session too', async ({
    asGuest: page,
    t,
    at,
  }) => {
    await page.goto(at('/my-profile'))
    await page.getByRole('button', { name: t('profile.signOutEverywhere') }).click()
    const question = page.getByRole('dialog', { name: t('profile.endAll.title') })
    await question.getByRole('button', { name: t('profile.endAll.keep') }).click()
    expect(await cookieOf(page)).toBe(true)
    await page.getByRole('button', { name: t('profile.signOutEverywhere') }).click()
    await question.getByRole('button', { name: t('profile.signOutEverywhere') }).click()
    await expect(page).toHaveURL(new RegExp(`${at('/')}/?$`))
    expect(await cookieOf(page)).toBe(false)
  })
})

test('profile-page: the data export is one file, to read or for programs', async ({
  asGuest: page,
  t,
  at,
}) => {
  await page.goto(at('/my-profile'))
  for (const [link, file] of [
    ['profile.export', 'diyar-data.html'],
    ['profile.exportJson', 'diyar-data.json'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: t(link), exact: true }).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
})

test.describe('an account that is deleted while its pages still call the api', () => {
  test.use({ allowedInConsole: [/status of 401/] })

  test('delete-account: one more question deletes it, and the user is a visitor again', async ({
    asGuest: page,
    t,
    at,
  }) => {
    await page.goto(at('/my-profile'))
    await page.getByRole('link', { name: t('profile.delete') }).click()
    await page.getByRole('button', { name: t('leave.begin') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('leave.confirm') })
      .click()
    await expect(page).toHaveURL(new RegExp(`${at('/')}/?$`))
    expect(await cookieOf(page)).toBe(false)
  })
})

test('profile-page: a visitor has to sign in, and sees the page afterwards', async ({ page, t, at }) => {
  await page.goto(at('/my-profile'))
  await expect(page.getByRole('dialog', { name: t('account.loginTitle') })).toBeVisible()
})
