import { randomUUID } from 'node:crypto'
import { aDraft } from '../../__tests__/lib/domain/listing/a-draft'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import { toPayload } from '../../lib/domain/listing/payload'
import { withVariant } from '../../lib/domain/listing/variants'
import { addDays, WEEKDAYS } from '../../lib/domain/time/days'
import { expectAccessible } from '../support/accessible'
import { expect, newPhone, signUp, test } from '../support/fixtures'
import { becomeHost, QUIET_LISTING, theAdmin, uploadPhotos } from '../support/new-vendor'
import { today } from '../support/stay-days'
import { signIn } from '../support/vendors'

const HALL = withVariant(listingTypeOf('Wedding_Halls'), 'standard')
const EVERY_EVENING = WEEKDAYS.map((weekday) => ({ weekday, from: '16:00', to: '21:00' }))

test('a family visits a hall, requests an offer, gets one with an option, pays the deposit and has the agreement', {
  tag: '@phone',
}, async ({ page, playwright, baseURL, t, at }) => {
  test.slow()
  const admin = await theAdmin(playwright, baseURL)
  const phone = await becomeHost(page, admin)
  const { categories } = await (await page.request.get('/api/v1/services/categories')).json()
  const draft = aDraft(HALL, {
    categoryId: categories.find((one: { type: string }) => one.type === 'Wedding_Halls')._id,
    name: { ar: 'قاعة الريحان', en: 'Basil Hall' },
    images: await uploadPhotos(page.request, 5),
    place: { ...aDraft(HALL).place, ...QUIET_LISTING },
    openPeriod: { from: today(), to: addDays(today(), 200) },
    payment: { type: 'halfPayment', partial: 20_000 },
    bookingType: 'instant',
  })
  const made = await page.request.post('/api/v1/weddinghalls', { data: toPayload(draft, HALL) })
  expect(made.status(), await made.text()).toBe(201)
  const { _id: hall } = await made.json()
  const { card } = await (await admin.get(`/api/v1/admin/services/${hall}`)).json()
  await admin.post(`/api/v1/admin/services/${hall}/publish`, { data: { version: card.version } })
  const hours = await page.request.put(`/api/v1/vender/services/${hall}/visiting-hours`, {
    data: { basedOn: 0, minutes: 60, places: 1, days: EVERY_EVENING },
  })
  expect(hours.status()).toBe(200)

  await page.context().clearCookies()
  await signUp(page.request, newPhone())
  await page.goto(at(`/wedding-halls/${hall}`))
  await test.step('the family books a visit and finds it under its bookings', async () => {
    await page.getByRole('button', { name: t('detail.before.appointment') }).click()
    const dialog = page.getByRole('dialog', { name: t('appointments.title') })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('appointments.book'), exact: true }).click()
    await expect(page.getByText(t('appointments.booked'))).toBeVisible()
  })

  const conversation = await test.step('the family requests an offer', async () => {
    await page.getByRole('button', { name: t('detail.before.offer') }).click()
    const dialog = page.getByRole('dialog', { name: t('appointments.ask.title') })
    await dialog.getByLabel(t('appointments.ask.men')).fill('3')
    await dialog.getByLabel(t('appointments.ask.women')).fill('2')
    await dialog.getByRole('button', { name: t('appointments.ask.send') }).click()
    await page.waitForURL(/[?&]c=/)
    return new URL(page.url()).searchParams.get('c') ?? ''
  })

  await test.step('the vendor offers a menu and holds the date', async () => {
    const vendor = await signIn(playwright, baseURL, phone)
    const checkIn = addDays(today(), 60)
    const offer = {
      ...{ clientId: randomUUID(), serviceId: hall, checkIn, checkOut: addDays(checkIn, 1) },
      ...{ adults: 2, children: 0, infants: 0, units: 1, price: 450, validHours: 24 },
      ...{ optionUntil: addDays(today(), 5), items: [{ name: 'عشاء', quantity: 5, price: 60 }] },
    }
    const sent = await vendor.post(`/api/v1/vender/conversations/${conversation}/offers`, { data: offer })
    expect(sent.status(), await sent.text()).toBe(201)
    await expect(page.getByText(t('messages.offer.holdsDates'))).toBeVisible()
    await expect(page.getByText(t('messages.offer.items.total'))).toBeVisible()
  })

  await test.step('the family accepts, pays the deposit, and downloads the agreement', async () => {
    await page.getByRole('link', { name: t('messages.offer.book') }).click()
    await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
    await page.getByRole('button', { name: t('booking.toPayment') }).click()
    await page.getByRole('button', { name: t('pay.pay') }).click()
    await page.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
    await page.getByRole('link', { name: t('success.toBooking') }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: t('agreement.download') }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await page.goto(at('/my-bookings'))
    await expect(page.getByRole('region', { name: t('appointments.listTitle') })).toContainText('الريحان')
  })
})
