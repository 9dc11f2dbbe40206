import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { aDraft } from '../../__tests__/lib/domain/listing/a-draft'
import type { OccasionDaysWire } from '../../lib/domain/calendar/price-plan'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import { withVariant } from '../../lib/domain/listing/variants'
import { addDays } from '../../lib/domain/time/days'
import { expect, newPhone, signUp, test } from '../support/fixtures'
import { becomeHost, QUIET_LISTING, theAdmin, uploadPhotos } from '../support/new-vendor'
import { onlyListing } from '../support/own-listing'
import { today } from '../support/stay-days'
import { wizardOn } from '../support/wizard-page'

const PITCH = withVariant(listingTypeOf('Stadium'), 'hourly')

/** A pitch at 200 SAR an hour that is typed up to its prices, kept as a draft. */
async function keepPitch(request: APIRequestContext): Promise<string> {
  const { categories } = await (await request.get('/api/v1/services/categories')).json()
  const draft = aDraft(PITCH, {
    categoryId: categories.find((one: { type: string }) => one.type === PITCH.type)._id,
    images: await uploadPhotos(request, 5),
    place: { ...aDraft(PITCH).place, ...QUIET_LISTING },
    openPeriod: { from: today(), to: addDays(today(), 360) },
    check: { in: '16:00', out: '00:00' },
  })
  const stored = await request.post('/api/v1/vender/drafts', { data: { step: 'pricing', draft } })
  expect(stored.status()).toBe(201)
  return (await stored.json())._id
}

type Translate = (key: string) => string

async function addRule(page: Page, t: Translate, rule: { name: string; season?: string; price: string }) {
  await page.getByRole('button', { name: t('hosted.calendar.plan.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('hosted.calendar.plan.newTitle') })
  await dialog.locator('[name="name"]').fill(rule.name)
  if (rule.season) await dialog.locator('[name="season"]').selectOption(rule.season)
  await dialog.locator('[name="hours"]').selectOption('evening')
  await dialog.locator('[name="price"]').fill(rule.price)
  await dialog.getByRole('button', { name: t('hosted.calendar.plan.save') }).click()
  await expect(dialog).toHaveCount(0)
}

test('wizard-hourly: a pitch is sent with an evening and a Ramadan price, and a guest pays their sum', {
  tag: '@phone',
}, async ({ page, playwright, baseURL, t, at }) => {
  test.slow()
  const admin = await theAdmin(playwright, baseURL)
  await becomeHost(page, admin)
  const wizard = wizardOn(page, t)
  await page.goto(at(`/my-services?draft=${await keepPitch(page.request)}`))
  await wizard.arrives('pricing')
  await page.getByRole('button', { name: t('wizard.calendarTerms.open') }).click()
  await addRule(page, t, { name: 'المساء', price: '٣٠٠' })
  await addRule(page, t, { name: 'ليالي رمضان', season: 'ramadan', price: '٤٥٠' })
  await wizard.isAccessible()
  for (const step of ['settings', 'addOns', 'summary'] as const) {
    await wizard.next()
    await wizard.arrives(step)
  }
  await expect(wizard.dialog.getByText('ليالي رمضان')).toBeVisible()
  await wizard.send()
  await wizard.arrives('success')
  const { _id: serviceId } = await onlyListing(page.request)
  const { card, terms } = await (await admin.get(`/api/v1/admin/services/${serviceId}`)).json()
  expect(terms.plan.rules.map(({ name }: { name: string }) => name)).toEqual(['ليالي رمضان', 'المساء'])
  const decision = { data: { version: card.version } }
  expect((await admin.post(`/api/v1/admin/services/${serviceId}/publish`, decision)).status()).toBe(200)

  const guest = await playwright.request.newContext({ baseURL })
  await signUp(guest, newPhone())
  const days: OccasionDaysWire[] = (await (await guest.get('/api/v1/services/occasions')).json()).data
  const ramadan = days.find(({ occasion, from }) => occasion === 'ramadan' && from > today())?.from ?? ''
  // 17:00 at the usual 200, 18:00 and 19:00 at the price of the evening.
  for (const [date, total] of [
    [addDays(ramadan, 3), 1100],
    [addDays(ramadan, -5), 800],
  ] as const) {
    const stay = { date, start: '17:00', hours: 3, adults: 2, children: 0, infants: 0, units: 1, addOns: [] }
    const booked = await guest.post('/api/v1/bookings', {
      data: { serviceId, ...stay, paymentType: 'fullPayment', total },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(booked.status(), await booked.text()).toBe(201)
    const { _id } = await booked.json()
    const begun = await (await guest.post(`/api/v1/bookings/${_id}/pay`)).json()
    const payment = begun.payment.actionUrl.split('/').at(-1)
    const choice = { data: { method: 'mada', outcome: 'approved' } }
    expect((await guest.post(`/api/v1/payments/sandbox/${payment}/choose`, choice)).status()).toBe(200)
    expect((await guest.post(`/api/v1/bookings/${_id}/pay/check`)).ok()).toBe(true)
    expect((await (await guest.get(`/api/v1/bookings/${_id}`)).json()).paid).toBe(total)
  }
  // It leaves the market, which other tests look at.
  expect((await page.request.post(`/api/v1/stadium/${serviceId}/pause`)).status()).toBe(200)
})
