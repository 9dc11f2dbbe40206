import { aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { CLEANING, setFees } from '@/__tests__/server/support/fees'
import { aListing, type ListingOptions } from '@/__tests__/server/support/listings'
import { days, type Place, shownPrices } from '@/__tests__/server/support/shown-prices'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost } from '@/__tests__/server/support/users'
import { aLiveListing, send } from '@/__tests__/server/support/vendor-listings'

const api = appForTests()
const { quote } = shownPrices(api)

const HALF = { paymentType: 'halfPayment', partialHalalas: 10_000 } as const
const THIRTY = { percent: 30, minimum: 200 }

const setPart = ({ id, host }: Place, partPayment: object | null) =>
  api.call('PUT', `/vender/services/${id}/calendar`, { as: host, body: { partPayment } })

async function aPlace(options: ListingOptions = {}) {
  const place = await aListing(api, { ...HALF, ...options })
  expect((await setPart(place, THIRTY)).body.settings.partPayment).toEqual(THIRTY)
  return place
}

test('a percentage of the total with its fees is due now, at least the minimum, and the rest at the door', async () => {
  const place = await aPlace({ depositHalalas: 50_000 })
  await setFees(api, place, [CLEANING])
  const half = { paymentType: 'halfPayment' }
  expect(await quote(place, { ...days(20, 4), ...half })).toMatchObject({
    total: 2150,
    dueNow: 645,
    dueLater: 1505,
  })
  expect(await quote(place, { ...days(20, 1), ...half })).toMatchObject({ total: 650, dueNow: 200 })
  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, place.id, { ...days(20, 4), ...HALF_BODY, total: 2150 })
  expect(body).toMatchObject({ dueNow: 645, deposit: 500, status: 'awaiting_payment' })
  await api.call('POST', `/bookings/${body._id}/pay`, { as: guest })
  const paid = await api.call('GET', `/bookings/${body._id}`, { as: guest })
  expect(paid.body).toMatchObject({ paid: 645, status: 'confirmed' })
})

const HALF_BODY = { paymentType: 'halfPayment' } as const

test('without the percentage the fixed amount is due, and a booking of before has its own', async () => {
  const place = await aPlace()
  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, place.id, { ...days(9, 2), ...HALF_BODY, total: 1000 })
  expect((await setPart(place, null)).body.settings.partPayment).toBeNull()
  expect((await quote(place, { ...days(20, 2), ...HALF_BODY })).dueNow).toBe(100)
  expect((await api.call('GET', `/bookings/${body._id}`, { as: guest })).body.dueNow).toBe(300)
})

test('a percentage that is raised between quote and booking is due, where the call does not name what was shown', async () => {
  const place = await aPlace()
  const stay = { ...days(9, 2), ...HALF_BODY }
  expect((await quote(place, stay)).dueNow).toBe(300)
  await setPart(place, { percent: 60, minimum: 200 })
  const { status, body } = await bookStay(api, await aGuest(api), place.id, { ...stay, total: 1000 })
  expect([status, body.dueNow, body.status]).toEqual([201, 600, 'awaiting_payment'])
})

test('a part that the guest did not see is confirmed before it is booked', async () => {
  const place = await aPlace()
  const guest = await aGuest(api)
  const bookAt = (dueNow: number) =>
    bookStay(api, guest, place.id, { ...days(9, 2), ...HALF_BODY, total: 1000, dueNow })
  await setPart(place, { percent: 60, minimum: 200 })
  const { status, body } = await bookAt(300)
  expect([status, body.code]).toEqual([409, 'price_changed'])
  expect(body.quote).toMatchObject({ total: 1000, dueNow: 600 })
  expect((await bookAt(body.quote.dueNow)).body).toMatchObject({ dueNow: 600, status: 'awaiting_payment' })
})

test('other dates before the payment have the part of their own total', async () => {
  const place = await aPlace()
  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, place.id, { ...days(9, 2), ...HALF_BODY, total: 1000 })
  const sent = { ...days(9, 4), total: 2000 }
  const moved = await api.call('POST', `/bookings/${body._id}/dates`, { as: guest, body: sent })
  expect(moved.body).toMatchObject({ total: 2000, dueNow: 600, dueLater: 1400, status: 'awaiting_payment' })
  await api.call('POST', `/bookings/${body._id}/pay`, { as: guest })
  expect((await api.call('GET', `/bookings/${body._id}`, { as: guest })).body.paid).toBe(600)
})

test('once the part is paid, dearer dates leave the difference to the door', async () => {
  const place = await aPlace()
  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, place.id, { ...days(9, 2), ...HALF_BODY, total: 1000 })
  await api.call('POST', `/bookings/${body._id}/pay`, { as: guest })
  const moved = await api.call('POST', `/bookings/${body._id}/dates/quote`, { as: guest, body: days(9, 4) })
  expect(moved.body).toMatchObject({ refund: 0, difference: 0, dueAtCheckIn: 1700 })
  expect(moved.body.quote).toMatchObject({ total: 2000, dueNow: 600 })
})

test('a guest who cancels late leaves the part to the vendor', async () => {
  const made = await aBookingAt(api, {
    ...{ ...HALF, cancellationPolicy: 'Strict', partPayment: { percent: 40, minimumHalalas: 100 } },
  })
  expect(made.booking).toMatchObject({ total: 1000, dueNow: 400 })
  await made.byGuest('pay')
  expect((await made.seenByGuest()).cancellation).toEqual({ refund: 0, vendorKeeps: 400 })
})

test('a listing whose guests do not pay a part refuses a percentage', async () => {
  const place = await aListing(api, { paymentType: 'fullPayment' })
  const refused = await setPart(place, THIRTY)
  expect([refused.status, refused.body.issues]).toMatchObject([
    422,
    [{ path: 'partPayment', code: 'payment_type_not_offered' }],
  ])
  const calendar = await api.call('GET', `/vender/services/${place.id}/calendar`, { as: place.host })
  expect(calendar.body.settings).not.toHaveProperty('partPayment')
})

test('a client that knows only the fixed amount does not clear the percentage', async () => {
  const host = await aHost(api)
  const place = { ...(await aLiveListing(api, host)), host }
  const { payload } = place
  const half = { ...payload, paymentType: 'halfPayment', partialAmount: 100 }
  expect((await send(api, host, `/chalet/${place.id}`, half, 'PUT')).status).toBe(200)
  await setPart(place, THIRTY)
  await api.call('PUT', `/vender/services/${place.id}/calendar`, { as: host, body: { leadHours: 1 } })
  expect((await send(api, host, `/chalet/${place.id}`, half, 'PUT')).status).toBe(200)
  const shown = await api.call('GET', `/services/details/${place.id}`)
  expect(shown.body).toMatchObject({ partPayment: THIRTY, partialAmount: 100 })
})

test.each([
  [{ percent: 0, minimum: 200 }],
  [{ percent: 100, minimum: 200 }],
  [{ percent: 30.5, minimum: 200 }],
  [{ percent: 30, minimum: 0 }],
  [{ percent: 30, minimum: 2.505 }],
])('%j is no part payment', async (part) => {
  const refused = await setPart(await aListing(api, HALF), part)
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, expect.stringMatching('^partPayment.')])
})
