import type { APIRequestContext } from '@playwright/test'
import { aDraft } from '../../__tests__/lib/domain/listing/a-draft'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import { toPayload } from '../../lib/domain/listing/payload'
import { withVariant } from '../../lib/domain/listing/variants'
import { addDays, formatQueryDay } from '../../lib/domain/time/days'
import { expectAccessible } from '../support/accessible'
import { expect, newPhone, signUp, test } from '../support/fixtures'
import { becomeHost, QUIET_LISTING, theAdmin, uploadPhotos } from '../support/new-vendor'
import { storedListing } from '../support/own-listing'
import { today } from '../support/stay-days'
import { wizardOn } from '../support/wizard-page'

const HOTEL = withVariant(listingTypeOf('Hotel'), 'standard')
const NAME = { ar: 'فندق الريحان', en: 'Basil Hotel' }
/** Added by the calls; the suite is added by hand. */
const BY_CALL = [
  { ar: 'غرفة مفردة', en: 'single room', roomType: 'single', adults: 1 },
  { ar: 'غرفة عائلية', en: 'family room', roomType: 'family', adults: 4 },
]

async function publish(admin: APIRequestContext, id: string) {
  const { card } = await (await admin.get(`/api/v1/admin/services/${id}`)).json()
  const decision = { data: { version: card.version } }
  expect((await admin.post(`/api/v1/admin/services/${id}/publish`, decision)).status()).toBe(200)
}

async function addByCall(
  request: APIRequestContext,
  hotel: string,
  { ar, en, ...facts }: (typeof BY_CALL)[0],
) {
  const begun = await request.post(`/api/v1/vender/services/${hotel}/room-types`, { data: {} })
  const { _id } = await begun.json()
  const draft = await storedListing(request, _id, HOTEL)
  const edited = {
    ...draft,
    name: { ar: `${NAME.ar}، ${ar}`, en: `${NAME.en}, ${en}` },
    facts: { ...draft.facts, ...facts },
  }
  const sent = await request.put(`/api/v1/hotel/${_id}`, { data: toPayload(edited, HOTEL, { isEdit: true }) })
  expect(sent.status()).toBe(200)
  return _id as string
}

test('a hotel gets four room types from its vendor, and guests choose, book and pay one of them, and two together', async ({
  page,
  playwright,
  baseURL,
  t,
  at,
  locale,
}) => {
  test.slow()
  const admin = await theAdmin(playwright, baseURL)
  await becomeHost(page, admin)
  const { categories } = await (await page.request.get('/api/v1/services/categories')).json()
  const hotelDraft = aDraft(HOTEL, {
    categoryId: categories.find((one: { type: string }) => one.type === 'Hotel')._id,
    name: NAME,
    images: await uploadPhotos(page.request, 5),
    place: { ...aDraft(HOTEL).place, ...QUIET_LISTING },
    openPeriod: { from: today(), to: addDays(today(), 200) },
    payment: { type: 'fullPayment', partial: null },
    bookingType: 'instant',
  })
  const made = await page.request.post('/api/v1/hotel', { data: toPayload(hotelDraft, HOTEL) })
  expect(made.status()).toBe(201)
  const hotel = (await made.json())._id as string
  await publish(admin, hotel)

  const suite = await test.step('the vendor adds a suite on the page of the hotel', async () => {
    await page.goto(at(`/service-details?id=${hotel}`))
    await page.getByRole('button', { name: t('ownServices.roomTypes.add') }).click()
    const wizard = wizardOn(page, t)
    await wizard.arrives('overview', 'edit')
    await wizard.dialog.getByRole('button', { name: new RegExp(t('wizard.parts.service.name')) }).click()
    await wizard.arrives('details')
    await wizard.writeIn('en', 'name.en', `${NAME.en}, sea suite`)
    await wizard.writeIn('ar', 'name.ar', `${NAME.ar}، جناح بحري`)
    await wizard.isAccessible()
    await wizard.save()
    await expect(wizard.dialog.getByText(t('wizard.steps.success.edit'))).toBeVisible()
    await expect(page).toHaveURL(at(`/service-details?id=${hotel}`))
    const { data } = await (await page.request.get(`/api/v1/vender/services/${hotel}/room-types`)).json()
    expect(data).toHaveLength(2)
    return data[1]._id as string
  })
  const others = []
  for (const one of BY_CALL) others.push(await addByCall(page.request, hotel, one))
  for (const id of [suite, ...others]) await publish(admin, id)
  await page.goto(at(`/service-details?id=${hotel}`))
  await expect(
    page.getByRole('article').filter({ hasText: locale === 'ar' ? NAME.ar : NAME.en }),
  ).toHaveCount(4)
  await expectAccessible(page)

  await test.step('a guest chooses the suite among four, and pays it', async () => {
    // An open page of the vendor would call without its session.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signUp(page.request, newPhone())
    const checkIn = addDays(today(), 40)
    const stay = {
      checkIn: formatQueryDay(checkIn),
      checkOut: formatQueryDay(addDays(checkIn, 2)),
      guests: '2',
    }
    await page.goto(at(`/hotels/${hotel}?${new URLSearchParams(stay)}`))
    const rooms = page.locator('#rooms')
    await expect(rooms.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(rooms.getByText(t('listing.card.forNights', { count: 2 })).first()).toBeVisible()
    await expect(rooms.getByText(t('detail.roomTypes.asking'))).toHaveCount(0)
    await expectAccessible(page)
    const name = locale === 'ar' ? 'جناح بحري' : 'sea suite'
    await rooms.getByRole('link', { name: t('detail.roomTypes.choose', { name }) }).click()
    await expect(page).toHaveURL(new RegExp(`room=${suite}`))
    await expect(rooms.getByRole('listitem').filter({ hasText: t('detail.roomTypes.chosen') })).toContainText(
      name,
    )
    await page.getByRole('link', { name: t('booking.bookNow') }).click()
    await expect(page.getByRole('main')).toContainText(name)
    await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
    await page.getByRole('button', { name: t('booking.toPayment') }).click()
    await page.getByRole('button', { name: t('pay.pay') }).click()
    await page.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('success.confirmed.title') })).toBeVisible()
    await page.getByRole('link', { name: t('success.toBooking') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })

  await test.step('another guest takes a room of the hotel and the suite, and pays both at once', async () => {
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signUp(page.request, newPhone())
    const checkIn = addDays(today(), 60)
    const stay = {
      checkIn: formatQueryDay(checkIn),
      checkOut: formatQueryDay(addDays(checkIn, 2)),
      guests: '2',
    }
    await page.goto(at(`/hotels/${hotel}?${new URLSearchParams(stay)}`))
    const rooms = page.locator('#rooms')
    const name = locale === 'ar' ? 'جناح بحري' : 'sea suite'
    await rooms.getByRole('button', { name: t('booking.rooms.more', { name }) }).click()
    await expect(rooms.getByRole('button', { name: t('booking.rooms.fewer', { name }) })).toBeEnabled()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('booking.bookNow') }).click()
    await expect(page).toHaveURL(new RegExp(`rooms=${suite}`))
    await expect(page.getByRole('group', { name: t('booking.rooms.title'), exact: true })).toContainText(name)
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
    await page.getByRole('button', { name: t('booking.toPayment') }).click()
    await page.getByRole('button', { name: t('pay.pay') }).click()
    await page.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('success.confirmed.title') })).toBeVisible()
    await page.getByRole('link', { name: t('success.toBooking') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`1 × ${name}`)
  })
})
