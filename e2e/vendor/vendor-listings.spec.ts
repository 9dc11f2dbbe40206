import type { Page } from '@playwright/test'
import type { VendorListingsWire } from '@/lib/contract/schemas/listing/vendor-listing'
import { expectAccessible } from '../support/accessible'
import { ADMIN_PHONE, expect, newPhone, signUp, test } from '../support/fixtures'
import { sendListing } from '../support/own-listing'
import { weekend } from '../support/stay-days'
import { DEMO_HOST, signIn, signInHere } from '../support/vendors'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test.use({ allowedInConsole: [/status of (404|409|410)/] })

test.describe('a listing from review to suspension', () => {
  test.slow()

  test('an admin publishes, the vendor is notified live, pauses, previews, resumes, copies and deletes; a suspended listing explains itself to everybody', async ({
    page: host,
    browser,
    playwright,
    baseURL,
    t,
    at,
    locale,
  }) => {
    const name = `Palm ${newPhone()}`
    await signInHere(host, DEMO_HOST.phone)
    const id = await sendListing(host.request, name)
    const admin = await (await browser.newContext({ baseURL, locale: `${locale}-SA` })).newPage()
    await signInHere(admin, ADMIN_PHONE)
    const guest = await playwright.request.newContext({ baseURL })
    await signUp(guest, newPhone())

    await host.goto(at('/my-services'))
    const own = card(host, name)
    const state = (one: string) => own.getByText(t(`vocabulary.serviceState.${one}`), { exact: true })
    await expect(state('in_review')).toBeVisible()
    await expect(own.getByText(t('ownServices.notes.in_review'))).toBeVisible()
    await expectAccessible(host)

    await admin.goto(at('/admin/services'))
    await expectAccessible(admin)
    await admin.getByRole('button', { name, exact: true }).click()
    const waiting = card(admin, name)
    await waiting.getByRole('link', { name: t('admin.services.look') }).click()
    await expect(admin.getByRole('heading', { name: t('admin.services.factsTitle') })).toBeVisible()
    await expectAccessible(admin)
    await admin.getByRole('button', { name: t('admin.services.verbs.publish.name') }).click()
    await expect(state('live')).toBeVisible()

    await own.getByRole('button', { name: t('ownServices.actions.pause') }).click()
    await expect(state('paused')).toBeVisible()
    expect((await guest.get(at(`/chalets/${id}`))).status()).toBe(404)
    const preview = await host.goto(at(`/chalets/${id}`))
    expect(preview?.status()).toBe(200)
    await expect(host.getByRole('complementary', { name: t('detail.preview.label') })).toBeVisible()
    await expect(host.getByRole('heading', { level: 1, name })).toBeVisible()
    expect((await guest.get(at(`/chalets/${id}`))).status()).toBe(404)
    await host.goto(at('/my-services?status=paused'))
    await own.getByRole('button', { name: t('ownServices.actions.resume') }).click()
    await expect(own).toHaveCount(0)

    await host.goto(at('/my-services'))
    await own.getByRole('button', { name: t('ownServices.actions.duplicate') }).click()
    await expect(host).toHaveURL(/status=draft/)
    await own.getByRole('button', { name: t('ownServices.actions.delete') }).click()
    await host
      .getByRole('dialog')
      .getByRole('button', { name: t('ownServices.delete.confirm') })
      .click()
    await expect(own).toHaveCount(0)

    const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' }
    const booked = await guest.post('/api/v1/bookings', {
      data: { serviceId: id, ...weekend(3), ...party },
      headers: { 'idempotency-key': newPhone() + id },
    })
    expect(booked.status()).toBe(201)
    await host.goto(at('/my-services'))
    await own.getByRole('button', { name: t('ownServices.actions.delete') }).click()
    const dialog = host.getByRole('dialog')
    await dialog.getByRole('button', { name: t('ownServices.delete.confirm') }).click()
    await expect(dialog.getByText((await booked.json()).code)).toBeVisible()
    await expectAccessible(host)
    await dialog.getByRole('button', { name: t('ownServices.delete.keep') }).click()

    await admin.goto(at(`/admin/services?id=${id}`))
    await admin.getByRole('button', { name: t('admin.services.verbs.suspend.name') }).click()
    const requested = admin.getByRole('dialog')
    await requested.getByRole('button', { name: t('admin.services.verbs.suspend.name') }).click()
    await expect(requested.getByText(t('issues.required'))).toBeVisible()
    await requested.getByRole('textbox', { name: t('admin.reason.reason') }).fill('Guests found it closed')
    await requested.getByRole('button', { name: t('admin.services.verbs.suspend.name') }).click()
    await expect(state('suspended')).toBeVisible()
    await expect(own.getByText('Guests found it closed')).toBeVisible()
    await expect(host.getByText(t('notifications.Service_suspend_by_admin.title')).first()).toBeVisible()

    const visitor = await (await browser.newContext({ baseURL })).newPage()
    expect((await visitor.goto(at(`/chalets/${id}`)))?.status()).toBe(410)
    await expect(visitor.getByRole('heading', { name: t('detail.withdrawn.title') })).toBeVisible()
    await expectAccessible(visitor)

    await host.goto(at(`/service-details?id=${id}`))
    await expect(host.getByText(t('ownServices.history.suspend'), { exact: true })).toBeVisible()
    await expect(host.getByText(t('ownServices.history.publish'), { exact: true })).toBeVisible()
    await expectAccessible(host)
    await admin.getByRole('button', { name: t('admin.services.verbs.restore.name') }).click()
    await expect(host.getByText(t('ownServices.history.restore'), { exact: true })).toBeVisible()
    // It leaves the market again, which other tests look at.
    await host.request.post(`/api/v1/chalet/${id}/pause`)
    await Promise.all([admin.context().close(), visitor.context().close(), guest.dispose()])
  })

  test('an admin rejects with a reason that the vendor reads at once and beside the field, and sees what was corrected', async ({
    page: host,
    browser,
    baseURL,
    t,
    at,
  }) => {
    const name = `Sand ${newPhone()}`
    await signInHere(host, DEMO_HOST.phone)
    await sendListing(host.request, name)
    const admin = await (await browser.newContext({ baseURL })).newPage()
    await signInHere(admin, ADMIN_PHONE)
    await host.goto(at('/my-services?status=rejected'))
    await expect(card(host, name)).toHaveCount(0)
    await admin.goto(at('/admin/services'))
    await admin.getByRole('button', { name, exact: true }).click()
    const waiting = card(admin, name)
    await waiting.getByRole('button', { name: t('admin.services.verbs.reject.name') }).click()
    const rejection = admin.getByRole('dialog')
    await rejection
      .getByRole('textbox', { name: t('admin.services.rejection.summary') })
      .fill('The photos show another place')
    const label = t('wizard.fields.name_en.label')
    await rejection.getByLabel(t('admin.services.rejection.addField')).selectOption({ label })
    await rejection.getByRole('textbox', { name: label }).fill('Say what it is')
    await expectAccessible(admin)
    await rejection.getByRole('button', { name: t('admin.services.verbs.reject.name') }).click()
    await expect(waiting).toHaveCount(0)
    const rejected = card(host, name)
    await expect(rejected.getByText('The photos show another place')).toBeVisible()

    await rejected.getByRole('link', { name: t('ownServices.actions.edit') }).click()
    const wizard = host.getByRole('dialog')
    await wizard.getByRole('button', { name: `${t('wizard.corrections.open')}: ${label}` }).click()
    await expect(wizard.getByRole('note')).toContainText('Say what it is')
    await wizard.getByRole('textbox', { name: label }).fill(`${name} tents`)
    await expect(wizard.getByRole('note')).toContainText(t('wizard.corrections.changed'))
    await expectAccessible(host)
    await wizard.getByRole('button', { name: t('wizard.saveChanges') }).click()
    await expect(wizard.getByRole('heading', { name: t('wizard.steps.success.edit') })).toBeVisible()

    await admin.goto(at('/admin/services'))
    await admin.getByRole('button', { name: `${name} tents`, exact: true }).click()
    const again = card(admin, `${name} tents`)
    await again.getByRole('link', { name: t('admin.services.look') }).click()
    const difference = admin.getByRole('region', { name: t('admin.services.difference.title.rejected') })
    await expect(difference.getByRole('insertion')).toHaveText('tents')
    await expectAccessible(admin)
    await admin.getByRole('button', { name: t('admin.services.verbs.publish.name') }).click()
    await expect(admin.getByText(t('admin.services.verbs.publish.done'))).toBeVisible()
    await admin.context().close()
  })
})

test('a user who is no vendor is sent to become-vendor, and an unknown listing is not found', async ({
  asGuest: page,
  playwright,
  baseURL,
  t,
  at,
}) => {
  await page.goto(at('/my-services'))
  await expect(page.getByRole('heading', { name: t('ownServices.empty.notAHost.title') })).toBeVisible()
  const host = await signIn(playwright, baseURL, DEMO_HOST.phone)
  const list: VendorListingsWire = await (await host.get('/api/v1/vender/services')).json()
  const strange = await page.goto(at(`/service-details?id=${list.data[0]?._id}`))
  expect(strange?.status()).toBe(404)
  await host.dispose()
})
