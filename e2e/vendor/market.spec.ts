import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { aDraft } from '../../__tests__/lib/domain/listing/a-draft'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import { changeDay, emptyWeek, tickDay } from '../../lib/domain/listing/pricing/week'
import type { StepId } from '../../lib/domain/listing/steps'
import { withVariant } from '../../lib/domain/listing/variants'
import { addDays, formatQueryDay, riyadhDay, weekdayOf } from '../../lib/domain/time/days'
import {
  ADMIN_PHONE,
  expect,
  newPhone,
  openSession,
  SECOND_ADMIN_PHONE,
  signUp,
  test,
  textsIn,
} from '../support/fixtures'
import { QUIET_LISTING, uploadPhotos } from '../support/new-vendor'
import { onlyListing } from '../support/own-listing'
import { AN_ID, choosePicture } from '../support/pictures'
import { wizardOn } from '../support/wizard-page'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const VAT_NUMBER = '300000123456003'
/** Hosts of the seeded market with finished stays and a bank account; a payout leaves the next one for another try. */
const HOSTS_OF_MARKET = ['500000011', '500000012', '500000013', '500000014']
const AFTER_DETAILS: readonly StepId[] = ['place', 'pricing', 'settings', 'addOns', 'summary']

/** The worked example of the booking rules (booking.md): Wednesday to Saturday, last-minute discount, one add-on, a deposit. */
const EXAMPLE = {
  week: (
    [
      ['wednesday', 50_000],
      ['thursday', 90_000],
      ['friday', 90_000],
    ] as const
  ).reduce((week, [day, price]) => changeDay(tickDay(week, day, true), day, price), emptyWeek()),
  lastMinute: { isTicked: true, days: 14, percent: 10 },
  addOns: { buffet: { isTicked: true, amount: 25_000 } },
  deposit: { isTicked: true, amount: 50_000 },
}
const AMOUNTS = {
  total: '2,320',
  vat: '302.61',
  withDeposit: '2,820',
  vendorGets: '2,053.20',
}

/** One user with a browser of their own, in their language. */
async function aVisitor(browser: Browser, baseURL: string | undefined, locale: 'ar' | 'en', width: number) {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: locale === 'ar' ? 'ar-SA' : 'en-US',
    viewport: { width, height: 844 },
  })
  const page = await context.newPage()
  const t = textsIn(locale)
  const at = (path: string) => (locale === 'en' ? `/en${path}` : path)
  return {
    page,
    t,
    open: (path: string) => page.goto(at(path)),
    press: (key: string) => page.getByRole('button', { name: t(key), exact: true }).click(),
    /** Opens the newest notification of a type, which leads to the page of the specification's table. */
    async follow(type: string, path: RegExp) {
      await page.goto(at('/about'))
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Notifications|الإشعارات)/ })
        .click()
      const panel = page.getByRole('dialog', { name: t('bell.title') })
      await panel
        .getByRole('button', { name: new RegExp(t(`notifications.${type}.title`)) })
        .first()
        .click()
      await expect(page).toHaveURL(path)
    },
  }
}
type Visitor = Awaited<ReturnType<typeof aVisitor>>

const comingWednesday = (from: string) =>
  Array.from({ length: 7 }, (_, i) => addDays(from, i + 2)).find((day) => weekdayOf(day) === 'wednesday') ??
  from

async function applyAsHost({ page, t, open, press }: Visitor, lastName: string) {
  await open('/loginvendor?begin=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('vendor.types.host.name'), { exact: true }).click()
  await press('vendor.next')
  await page.getByLabel(t('vendor.firstName')).fill('Huda')
  await page.getByLabel(t('vendor.lastName')).fill(lastName)
  await page.getByLabel(t('vendor.email')).fill('huda@example.sa')
  await page.getByLabel(t('vendor.address')).fill('Jeddah, Alrawdah')
  await page.getByLabel(t('vendor.idNumber')).fill(AN_ID)
  for (const [i, field] of ['file', 'idPhoto'].entries()) {
    await choosePicture(page.locator(`input[name=${field}]`), 70 + i)
  }
  await expect(dialog.getByText(t('vendor.replace'))).toHaveCount(2)
  await press('vendor.send')
  const reloaded = page.waitForEvent('load')
  await press('vendor.sentClose')
  await reloaded
}

/** Sends the listing of the worked example by the wizard; the screens up to the photos are typed before. */
async function addListing({ page, t, open }: Visitor, name: string) {
  const today = riyadhDay(new Date())
  const { categories } = await (await page.request.get('/api/v1/services/categories')).json()
  const draft = aDraft(CHALET, {
    ...EXAMPLE,
    name: { en: name, ar: name },
    categoryId: categories.find((one: { type: string }) => one.type === 'Chalets')._id,
    images: await uploadPhotos(page.request, 5),
    place: { ...aDraft(CHALET).place, ...QUIET_LISTING },
    openPeriod: { from: today, to: addDays(today, 200) },
  })
  const stored = await page.request.post('/api/v1/vender/drafts', { data: { step: 'details', draft } })
  const { _id } = await stored.json()
  const wizard = wizardOn(page, t)
  await open(`/my-services?draft=${_id}`)
  await wizard.arrives('details')
  for (const step of AFTER_DETAILS) {
    await wizard.next()
    await wizard.arrives(step)
  }
  await wizard.send()
  await wizard.arrives('success')
  return (await onlyListing(page.request))._id
}

async function addVatNumber({ page, t, open, press }: Visitor) {
  await open('/vendor-earnings')
  await page.getByLabel(t('earnings.vat.label')).fill(VAT_NUMBER)
  await press('earnings.vat.save')
  await expect(page.locator('[data-toast]').filter({ hasText: t('earnings.vat.saved') })).toBeVisible()
}

/** Tax invoices are issued under a number that an admin has checked. */
async function checkVatNumber(vendor: Visitor, admin: Visitor) {
  const profile = await (await vendor.page.request.get('/api/v1/user/profile')).json()
  const path = `/api/v1/admin/vendors/${profile.vendors[0].vendorId}`
  const { version } = (await (await admin.page.request.get(path)).json()).vendor
  const body = { version, decision: 'checked' }
  expect((await admin.page.request.post(`${path}/vat-number`, { data: body })).status()).toBe(200)
}

/** From the results of a search to the paid booking; every screen says the same amounts. */
async function bookAndPay({ page, t, open, press }: Visitor, name: string) {
  const checkIn = comingWednesday(riyadhDay(new Date()))
  const checkOut = addDays(checkIn, 3)
  const dates = { checkIn: formatQueryDay(checkIn), checkOut: formatQueryDay(checkOut) }
  await open(`/search?${new URLSearchParams({ city: QUIET_LISTING.city, q: name, ...dates })}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page
    .getByRole('link', { name: t('booking.bookNow') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
  await page.goto(`${page.url()}&addOns=buffet`)
  const main = page.getByRole('main')
  await expect(main).toContainText(AMOUNTS.total)
  await expect(main).toContainText(AMOUNTS.withDeposit)
  await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
  await press('booking.toPayment')
  await expect(page).toHaveURL(/\/booking\/\w+\/pay$/)
  await expect(main).toContainText(AMOUNTS.withDeposit)
  await press('pay.pay')
  await expect(main).toContainText(AMOUNTS.withDeposit)
  await press('testPayment.pay')
  await expect(page).toHaveURL(/\/success\?booking=/)
  await page.getByRole('link', { name: t('success.toBooking') }).click()
  await expect(page).toHaveURL(/\/booking\/\w+$/)
  await expect(main).toContainText(AMOUNTS.total)
  const { pathname } = new URL(page.url())
  await page.getByRole('link', { name: t('stay.receipt'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('stay.receiptPage.pageTitle') })).toBeVisible()
  for (const amount of [AMOUNTS.total, AMOUNTS.vat, AMOUNTS.withDeposit])
    await expect(main).toContainText(amount)
  const id = pathname.split('/').at(-1) ?? ''
  const { code } = await (await page.request.get(`/api/v1/bookings/${id}`)).json()
  return { id, code: code as string }
}

/** Signs in as one of the market's hosts whose guests have left and who has not asked for the money yet. */
async function signInAsPayable({ page }: Visitor): Promise<void> {
  for (const phone of HOSTS_OF_MARKET) {
    await page.context().clearCookies()
    await openSession(page.request, phone)
    const { obstacle } = await (await page.request.get('/api/v1/vender/earnings')).json()
    if (obstacle === null) return
  }
  throw new Error('every host of the market is paid out')
}

/** Requests everything that is available; answers the number of the payout. */
async function requestPayout({ page, t, open }: Visitor): Promise<string> {
  await open('/vendor-earnings')
  const request = t('earnings.payout.request', { amount: '' }).trim()
  await page.getByRole('button', { name: new RegExp(`^${request}`) }).click()
  await expect(page.getByText(t('earnings.payout.requested'))).toBeVisible()
  const payouts = page.getByRole('region', { name: t('earnings.payouts.title') })
  await expect(payouts.getByText(t('earnings.payouts.states.requested'))).toBeVisible()
  return (
    (await payouts
      .getByText(/^PO-\d{6}$/)
      .first()
      .textContent()) ?? ''
  )
}

/** A step of a bank file; another admin than the one who made it approves it and marks it as paid. */
async function pressInFile(
  { page, t, open }: Visitor,
  number: string,
  step: 'approve' | 'send' | 'pay',
): Promise<void> {
  await open(`/admin/payout-batches?q=${number}`)
  await page.getByRole('button', { name: number }).first().click()
  const button = { name: t(`admin.payoutBatches.${step}`) }
  await page
    .getByRole('article', { name: new RegExp(number) })
    .getByRole('button', button)
    .click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', button).click()
  await expect(question).toHaveCount(0)
}

/** The admin approves the payout and makes its bank file, which another one approves; then it is saved, sent and paid. */
async function payOut(admin: Visitor, other: Visitor, number: string): Promise<void> {
  const { page, t, open } = admin
  await open('/admin/payouts')
  const row = page.locator('tr').filter({ hasText: number })
  await row.getByRole('button').click()
  const card = page.getByRole('article').filter({ hasText: number })
  await card.getByRole('button', { name: t('admin.payouts.approve') }).click()
  // The sentence also stands in the live region; the toast alone is visible.
  const toasts = page.locator('[data-sonner-toaster]')
  await expect(toasts.getByText(t('admin.payouts.approved'), { exact: true })).toBeVisible()
  const create = page.getByRole('button', { name: t('admin.payoutBatches.create') })
  await create.click()
  await expect(create).toHaveCount(0)
  await page.getByRole('link', { name: t('admin.payouts.batches') }).click()
  await page.getByRole('button', { name: /^PB-/ }).first().click()
  const batch = page.getByRole('article', { name: /PB-/ })
  const [made = ''] = /PB-\d{6}/.exec((await batch.textContent()) ?? '') ?? []
  await pressInFile(other, made, 'approve')
  await page.reload()
  await page.getByRole('button', { name: /^PB-/ }).first().click()
  const file = page.waitForEvent('download')
  await batch.getByRole('link', { name: t('admin.payoutBatches.download') }).click()
  const xml = await readFile(await (await file).path(), 'utf8')
  expect(xml).toContain(`<EndToEndId>${number}</EndToEndId>`)
  await pressInFile(admin, made, 'send')
  await pressInFile(other, made, 'pay')
  await open('/admin/payouts?state=paid')
  await expect(row).toBeVisible()
}

test('a user becomes a vendor, whose listing is rejected, corrected, published, found, booked, paid and cancelled by an admin, with the same amounts everywhere; a host whose guests have left is paid out', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const name = `Worked ${newPhone()}`
  const lastName = `Test${newPhone()}`
  const vendor = await aVisitor(browser, baseURL, 'ar', 390)
  const guest = await aVisitor(browser, baseURL, 'ar', 390)
  // Vendors, listings and bookings are decided on the way, with a phone.
  const admin = await aVisitor(browser, baseURL, 'ar', 390)

  await test.step('a new user applies, an admin approves', async () => {
    await signUp(vendor.page.request, newPhone())
    await applyAsHost(vendor, lastName)
    await openSession(admin.page.request, ADMIN_PHONE)
    await admin.open('/admin/vendors')
    await admin.page.getByRole('button', { name: new RegExp(lastName) }).click()
    await admin.page
      .getByRole('article', { name: new RegExp(lastName) })
      .getByRole('button', { name: admin.t('admin.vendors.approve') })
      .click()
    await vendor.follow('Vender_approve_by_admin', /\/my-profile/)
    await addVatNumber(vendor)
    await checkVatNumber(vendor, admin)
  })

  const listing =
    await test.step('the vendor adds a listing, which is rejected, corrected and published', async () => {
      const id = await addListing(vendor, name)
      await admin.open('/admin/services')
      const row = admin.page.getByRole('button', { name, exact: true })
      await row.click()
      const card = admin.page.getByRole('article', { name })
      await card.getByRole('button', { name: admin.t('admin.services.verbs.reject.name') }).click()
      const rejection = admin.page.getByRole('dialog')
      await rejection
        .getByRole('textbox', { name: admin.t('admin.services.rejection.summary') })
        .fill('The text is too short')
      await rejection.getByRole('button', { name: admin.t('admin.services.verbs.reject.name') }).click()
      await expect(card).toHaveCount(0)
      await vendor.follow('Service_reject_by_admin', /\/my-services/)
      await expect(vendor.page.getByText('The text is too short')).toBeVisible()
      const wizard = wizardOn(vendor.page, vendor.t)
      await vendor.open(`/my-services?edit=${id}`)
      await wizard.arrives('overview', 'edit')
      await wizard.dialog
        .getByRole('button', { name: new RegExp(vendor.t('wizard.parts.service.name')) })
        .click()
      await wizard.arrives('details')
      await wizard.writeIn('ar', 'description.ar', 'بيت هادئ على البحر، بثلاث غرف وحديقة وشواء')
      await wizard.save()
      await expect(wizard.dialog.getByText(vendor.t('wizard.steps.success.edit'))).toBeVisible()
      // It closes by itself, and leads to the list.
      await expect(wizard.dialog).toHaveCount(0)
      await admin.open('/admin/services')
      await row.click()
      await card.getByRole('link', { name: admin.t('admin.services.look') }).click()
      await expect(
        admin.page.getByRole('heading', { name: admin.t('admin.services.factsTitle') }),
      ).toBeVisible()
      await admin.press('admin.services.verbs.publish.name')
      await expect(admin.page.getByText(admin.t('admin.services.verbs.publish.done')).first()).toBeVisible()
      await vendor.follow('Service_publish_by_admin', /\/my-services/)
      return id
    })

  await test.step('a guest finds, books and pays it; the admin cancels it with the whole refund', async () => {
    await signUp(guest.page.request, newPhone())
    const booking = await bookAndPay(guest, name)
    await vendor.follow('New_booking_alert', /\/service-booking\?vendor=[\w-]+$/)
    await vendor.open(`/request-details?id=${booking.id}`)
    await expect(vendor.page.getByRole('main')).toContainText(AMOUNTS.vendorGets)
    await admin.open(`/admin/bookings?q=${booking.code}`)
    await admin.page.getByRole('link', { name: booking.code }).first().click()
    await expect(admin.page).toHaveURL(new RegExp(`/admin/bookings/${booking.id}$`))
    await admin.press('admin.bookings.cancel')
    const dialog = admin.page.getByRole('dialog')
    await expect(dialog).toContainText(AMOUNTS.withDeposit)
    await dialog.getByRole('textbox').fill('The pool is closed')
    await dialog.getByRole('button', { name: admin.t('admin.bookings.cancelNow') }).click()
    await expect(dialog).toBeHidden()
    await guest.follow('Booking_cancelled_by_admin', /\/my-bookings$/)
    await guest.open(`/booking/${booking.id}`)
    await expect(guest.page.getByRole('main')).toContainText(AMOUNTS.withDeposit)
  })

  // A stay that was booked above ends in days, and what it earned is held until then.
  const host = await aVisitor(browser, baseURL, 'ar', 390)
  await test.step('a host whose guests have left requests the earnings, and an admin pays them by a bank file', async () => {
    await signInAsPayable(host)
    const number = await requestPayout(host)
    await admin.page.setViewportSize({ width: 1280, height: 844 })
    const other = await aVisitor(browser, baseURL, 'ar', 1280)
    await openSession(other.page.request, SECOND_ADMIN_PHONE)
    await payOut(admin, other, number)
    await host.follow('Payout_paid', /\/vendor-earnings\?vendor=[\w-]+$/)
    const payouts = host.page.getByRole('region', { name: host.t('earnings.payouts.title') })
    await expect(payouts.getByRole('listitem').filter({ hasText: number })).toContainText(
      host.t('earnings.payouts.states.paid'),
    )
  })

  // It leaves the market again, which other tests look at.
  await vendor.page.request.post(`/api/v1/chalet/${listing}/pause`)
  await Promise.all([vendor, guest, admin, host].map(({ page }) => page.context().close()))
})
