import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { ADMIN_PHONE, expect, newPhone, signUp, test } from '../support/fixtures'
import { AN_ID, choosePicture, heavyPicture } from '../support/pictures'
import { signInHere } from '../support/vendors'

type Translate = (key: string, values?: Record<string, string | number>) => string

const dialog = (page: Page) => page.getByRole('dialog')

async function openDetails(page: Page, t: Translate, type: 'host' | 'company') {
  await dialog(page)
    .getByText(t(`vendor.types.${type}.name`), { exact: true })
    .click()
  await dialog(page)
    .getByRole('button', { name: t('vendor.next') })
    .click()
}

async function fillDetails(page: Page, t: Translate, lastName: string) {
  await page.getByLabel(t('vendor.firstName')).fill('Huda')
  await page.getByLabel(t('vendor.lastName')).fill(lastName)
  await page.getByLabel(t('vendor.email')).fill('huda@example.sa')
  await page.getByLabel(t('vendor.address')).fill('Jeddah, Alrawdah')
  await page.getByLabel(t('vendor.idNumber')).fill(AN_ID)
}

const send = (page: Page, t: Translate) =>
  dialog(page)
    .getByRole('button', { name: t('vendor.send') })
    .click()

test('vendor-choose-type, vendor-form: host or company, and each missing field is named', async ({
  asGuest: page,
  t,
  at,
}) => {
  await page.goto(at('/loginvendor'))
  await page.getByRole('button', { name: t('vendor.begin') }).click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(2)
  await openDetails(page, t, 'company')
  await send(page, t)
  for (const code of ['profile_image_required', 'id_photo_required', 'image_required']) {
    await expect(dialog(page).getByText(t(`issues.${code}`), { exact: true })).toBeVisible()
  }
  for (const field of ['companyName', 'commId']) {
    await expect(page.getByLabel(t(`vendor.${field}`))).toHaveAccessibleDescription(
      new RegExp(t('issues.required')),
    )
  }
  await page.getByLabel(t('vendor.idNumber')).fill('1000000009')
  await send(page, t)
  await expect(page.getByLabel(t('vendor.idNumber'))).toHaveAccessibleDescription(
    new RegExp(t('issues.not_a_saudi_id')),
  )
  await dialog(page)
    .getByRole('button', { name: t('vendor.back') })
    .click()
  await openDetails(page, t, 'host')
  await expect(page.getByLabel(t('vendor.commId'))).toHaveCount(0)
  await expect(page.getByLabel(t('vendor.idNumber'))).toHaveValue('1000000009')
})

test('vendor-success, vendor-submit, vendor-upload: pictures go by POST user/upload, their urls in the payload, closing reloads', async ({
  asGuest: page,
  t,
  at,
}) => {
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/user/upload')) uploads.push(request.method())
  })
  await page.goto(at('/loginvendor?begin=1'))
  await openDetails(page, t, 'company')
  await fillDetails(page, t, 'Alzahrani')
  await page.getByLabel(t('vendor.companyName')).fill('شركة طويق للضيافة')
  await page.getByLabel(t('vendor.commId')).fill('٤٠٣٠١٢٣٤٥٦')
  for (const [i, field] of ['file', 'idPhoto', 'commercialIdPhoto'].entries()) {
    await choosePicture(page.locator(`input[name=${field}]`), 60 + i)
  }
  await expect(dialog(page).getByText(t('vendor.replace'))).toHaveCount(3)
  expect(uploads).toEqual(['POST', 'POST', 'POST'])
  const submitted = page.waitForRequest((request) => request.url().endsWith('/user/upgrade-vender-company'))
  await send(page, t)
  const request = await submitted
  expect(request.method()).toBe('PUT')
  const answer = await (await request.response())?.json()
  expect(answer?.application).toMatchObject({
    firstName: 'Huda',
    companyName: 'شركة طويق للضيافة',
    commId: '4030123456',
    idNumber: AN_ID,
    nationality: 'SA',
    file: expect.stringMatching(/^\/api\/v1\/media\//),
    idPhoto: expect.stringMatching(/^\/api\/v1\/documents\//),
    commercialIdPhoto: expect.stringMatching(/^\/api\/v1\/documents\//),
  })
  await expect(dialog(page).getByText(t('vendor.sentText'))).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await dialog(page)
    .getByRole('button', { name: t('vendor.sentClose') })
    .click()
  await reloaded
  await expect(page.getByText(t('vendor.status.waiting.title'))).toBeVisible()
  await expectAccessible(page)
})

test.describe('with refusals', () => {
  test.use({ allowedInConsole: [/status of (404|415)/] })

  test('vendor-upload: a file that is no picture is refused under its tile, and another may be chosen', async ({
    asGuest: page,
    t,
    at,
  }) => {
    await page.goto(at('/loginvendor?begin=1'))
    await openDetails(page, t, 'host')
    const tile = page.locator('input[name=idPhoto]')
    await tile.setInputFiles({ name: 'id.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(tile).toHaveAccessibleDescription(t('errors.not_a_picture'))
    await tile.setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(tile).toHaveAccessibleDescription(t('errors.not_a_picture'))
    await choosePicture(tile)
    await expect(tile).not.toHaveAccessibleDescription(t('errors.not_a_picture'))
    await expect(dialog(page).getByText(t('vendor.replace'))).toHaveCount(1)
  })

  test('an admin rejects with a reason, the user corrects and applies again, and the admin approves', async ({
    browser,
    page: guest,
    t,
    at,
    baseURL,
  }) => {
    const lastName = `Test${newPhone()}`
    await signUp(guest.request, newPhone())
    const apply = async (shade: number) => {
      await fillDetails(guest, t, lastName)
      for (const [i, field] of ['file', 'idPhoto'].entries()) {
        await choosePicture(guest.locator(`input[name=${field}]`), shade + i)
      }
      await expect(dialog(guest).getByText(t('vendor.replace'))).toHaveCount(2)
      await send(guest, t)
      // Closing loads the page anew; who leaves it halfway through sees React trip over half a document.
      const reloaded = guest.waitForEvent('load')
      await dialog(guest)
        .getByRole('button', { name: t('vendor.sentClose') })
        .click()
      await reloaded
    }
    await guest.goto(at('/loginvendor?begin=1'))
    await openDetails(guest, t, 'host')
    await apply(70)
    expect((await guest.goto(at('/admin/vendors')))?.status()).toBe(404)

    const admin = await (await browser.newContext({ baseURL })).newPage()
    await signInHere(admin, ADMIN_PHONE)
    expect((await admin.goto(at('/admin/vendors')))?.status()).toBe(200)
    const row = admin.getByRole('button', { name: new RegExp(lastName) })
    await row.click()
    const request = admin.getByRole('article', { name: new RegExp(lastName) })
    await request.getByRole('button', { name: t('admin.vendors.idPhoto') }).click()
    await expect(
      admin.getByRole('dialog').getByRole('img', { name: t('admin.vendors.idPhoto') }),
    ).toBeVisible()
    await admin.keyboard.press('Escape')
    await request.getByRole('button', { name: t('admin.vendors.reject') }).click()
    await admin.getByLabel(t('admin.vendors.reason')).fill('The photo is blurred')
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: t('admin.vendors.reject') })
      .click()
    await expect(request).toHaveCount(0)

    await guest.goto(at('/loginvendor'))
    await expect(guest.getByText('The photo is blurred')).toBeVisible()
    await guest.getByRole('button', { name: t('vendor.sendAgain') }).click()
    await openDetails(guest, t, 'host')
    await expect(guest.getByLabel(t('vendor.lastName'))).toHaveValue(lastName)
    await apply(170)
    await admin.reload()
    await row.click()
    await request.getByRole('button', { name: t('admin.vendors.approve') }).click()
    await expect(request).toHaveCount(0)
    await guest.goto(at('/loginvendor'))
    await expect(guest.getByText(t('vendor.status.approved.title'))).toBeVisible()
    await admin.context().close()
  })
})

test('vendor-upload: a picture of nine megabytes is uploaded whole; a larger one is refused, never cut', async ({
  asGuest: page,
}) => {
  const send = (buffer: Buffer) =>
    page.request.post('/api/v1/user/upload', {
      multipart: { image: { name: 'heavy.png', mimeType: 'image/png', buffer } },
    })
  const whole = await send(await heavyPicture(9))
  expect([whole.status(), await whole.json()]).toEqual([
    200,
    { url: expect.stringMatching(/^\/api\/v1\/media\//) },
  ])
  expect((await send(await heavyPicture(11))).status()).toBe(413)
  expect((await send(Buffer.alloc(65 * 1024 * 1024, 1))).status()).toBe(413)
})
