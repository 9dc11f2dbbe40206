import { aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { bulkChanges } from '@/__tests__/server/support/bulk-changes'
import { DIFFERENCE, dateChangesOf, FULL, LATER, OLD } from '@/__tests__/server/support/date-changes'
import { aListing } from '@/__tests__/server/support/listings'
import { EXTRA_BED, idsOf, setOwnAddOns } from '@/__tests__/server/support/own-add-ons'
import { days, type Place, shownPrices } from '@/__tests__/server/support/shown-prices'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import type { Issue } from '@/lib/domain/issues'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'

const api = appForTests()
const { quote } = shownPrices(api)
const moves = dateChangesOf(api)
const { copy, undoLast } = bulkChanges(api)

const HOTEL = { type: 'Hotel', units: 9 } as const
const BEDS: OwnAddOn[] = [
  {
    ...{ id: 'bed', name: { ar: 'سرير', en: 'Bed' }, priceHalalas: 5_000, unit: 'night' },
    ...{ mostPieces: 3, photo: null, stock: 3 },
  },
]
const beds = (quantity: number) => ({ ownAddOns: [{ _id: 'bed', quantity }] })
const soldOut = (left: number) => [{ path: 'ownAddOns', code: 'add_on_sold_out' as const, left }]

/** The issues of a refused booking, without their sentences; null where it was made. */
async function refusalOf(place: { id: string }, stay: object) {
  const { status, body } = await bookStay(api, await aGuest(api), place.id, stay)
  if (status === 201) return null
  return body.issues.map(({ path, code, params }: Issue) => ({ path, code, left: params.left }))
}

const leftOf = async (place: Place, stay: object) =>
  (await quote(place, stay)).facts?.addOnsLeft?.[0]?.left as number | undefined

test('bookings that overlap in days share a stock, others do not, and a refusal has the number that is left', async () => {
  const place = await aListing(api, { ...HOTEL, ownAddOns: BEDS })
  expect(await leftOf(place, days(5, 2))).toBe(3)
  expect(await refusalOf(place, { ...days(5, 2), ...beds(2) })).toBeNull()
  expect(await leftOf(place, days(6, 3))).toBe(1)
  expect((await quote(place, { ...days(6, 3), ...beds(2) })).issues).toMatchObject([
    { path: 'ownAddOns', code: 'add_on_sold_out' },
  ])
  expect(await refusalOf(place, { ...days(6, 3), ...beds(2) })).toEqual(soldOut(1))
  expect(await refusalOf(place, { ...days(6, 3), ...beds(1) })).toBeNull()
  expect(await refusalOf(place, { ...days(6, 1), ...beds(1) })).toEqual(soldOut(0))
  expect(await refusalOf(place, { ...days(7, 2), ...beds(2) })).toBeNull()
  expect(await refusalOf(place, { ...days(6, 1) })).toBeNull()
})

test('the vendor alone reads how many there are: guests read what is left on their dates', async () => {
  const place = await aListing(api, { ...HOTEL, ownAddOns: BEDS })
  const { body } = await api.call('GET', `/services/details/${place.id}`)
  expect(body.ownAddOns).toMatchObject([{ _id: 'bed', mostPieces: 3 }])
  expect(body.ownAddOns[0]).not.toHaveProperty('stock')
  expect(await leftOf(place, days(5, 2))).toBe(3)
  const own = await api.call('GET', `/vender/services/${place.id}/add-ons`, { as: place.host })
  expect(own.body.ownAddOns).toMatchObject([{ _id: 'bed', stock: 3 }])
})

test('pieces that are removed and offered again under their name are still taken by the bookings that have them', async () => {
  const place = await aListing(api, { ...HOTEL, ownAddOns: BEDS })
  expect(await refusalOf(place, { ...days(5, 2), ...beds(3) })).toBeNull()
  await setOwnAddOns(api, place, [])
  const [again = ''] = await idsOf(api, place, [{ ...EXTRA_BED, name_ar: 'سرير' }])
  expect(again).not.toBe('bed')
  expect(await leftOf(place, days(5, 2))).toBe(0)
  const chosen = { ownAddOns: [{ _id: again }] }
  expect(await refusalOf(place, { ...days(6, 2), ...chosen })).toEqual(soldOut(0))
  expect(await refusalOf(place, { ...days(9, 2), ...chosen })).toBeNull()
})

test('what is taken of a name stays taken by a copy of the add-ons of another listing, and by its undo', async () => {
  const place = await aListing(api, { ...HOTEL, ownAddOns: BEDS })
  const other = await aListing(api, { ...HOTEL, host: place.host })
  await setOwnAddOns(api, other, [{ ...EXTRA_BED, name_ar: 'سرير', price: 60 }])
  const chosen = beds(2)
  expect(await refusalOf(place, { ...days(5, 2), ...chosen })).toBeNull()
  await copy(place.host, other, { part: 'ownAddOns', basedOn: 1, listingIds: [place.id] })
  expect((await quote(place, { ...days(5, 2), ...beds(1) })).total).toBe(1000 + 2 * 60)
  expect(await refusalOf(place, { ...days(5, 2), ...chosen })).toEqual(soldOut(1))
  await undoLast(place.host)
  expect(await leftOf(place, days(5, 2))).toBe(1)
})

test('what was left in a quote can be gone at the booking', async () => {
  const place = await aListing(api, { ...HOTEL, ownAddOns: BEDS })
  const { total } = await quote(place, { ...days(5, 2), ...beds(3) })
  await bookStay(api, await aGuest(api), place.id, { ...days(6, 1), ...beds(1) })
  expect(await refusalOf(place, { ...days(5, 2), ...beds(3), total })).toEqual(soldOut(2))
})

test('a cancelled booking gives its pieces back', async () => {
  const stay = await aBookingAt(api, { ...HOTEL, ownAddOns: BEDS }, beds(3))
  const place = { id: stay.serviceId, host: stay.host }
  expect(await refusalOf(place, beds(1))).toEqual(soldOut(0))
  expect((await stay.byGuest('cancel')).status).toBe(200)
  expect(await refusalOf(place, beds(3))).toBeNull()
})

test('a hold takes pieces until it has run out, whether or not its timer has run', async () => {
  const stay = await aBookingAt(api, { ...HOTEL, ...FULL, ownAddOns: BEDS }, beds(3))
  const place = { id: stay.serviceId, host: stay.host }
  expect(await refusalOf(place, { ...FULL, ...beds(1) })).toEqual(soldOut(0))
  api.clock.pass(16 * 60)
  expect(await leftOf(place, { ...FULL, ...OLD })).toBe(3)
  expect(await refusalOf(place, { ...FULL, ...beds(3) })).toBeNull()
})

/** The capture of a hold of all pieces, which comes after its end. */
async function aLateCapture() {
  const stay = await aBookingAt(api, { ...HOTEL, ...FULL, ownAddOns: BEDS }, beds(3))
  api.payments.next = 'initiated'
  await stay.byGuest('pay')
  api.payments.next = 'paid'
  const [[providerId = '', report] = []] = [...api.payments.reports]
  api.clock.pass(60 * 60)
  await sweep(api.app.deps)
  if (report) api.payments.reports.set(providerId, { ...report, status: 'paid' })
  return { stay, settle: () => settlePayment(api.app.deps, providerId) }
}

test('a late capture confirms where the pieces are left, and goes back where they are sold', async () => {
  const first = await aLateCapture()
  await first.settle()
  expect((await first.stay.seenByGuest()).status).toBe('confirmed')
  api.payments.reports.clear()
  const second = await aLateCapture()
  const place = { id: second.stay.serviceId, host: second.stay.host }
  expect(await refusalOf(place, { ...FULL, ...beds(1) })).toBeNull()
  await second.settle()
  expect((await second.stay.seenByGuest()).status).toBe('payment_expired')
  expect(await moves.refunded()).toEqual([115_000 + 15_000])
})

test('a stock that is lowered below what is taken leaves bookings as they are and sells no more', async () => {
  const host = (await aListing(api)).host
  const place = await aListing(api, { ...HOTEL, host })
  const [bed = ''] = await idsOf(api, place, [EXTRA_BED])
  const chosen = (quantity: number) => ({ ownAddOns: [{ _id: bed, quantity }] })
  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, place.id, chosen(3))
  await setOwnAddOns(api, place, [{ ...EXTRA_BED, _id: bed, mostPieces: 1, stock: 1 }])
  expect(await refusalOf(place, chosen(1))).toEqual(soldOut(0))
  const seen = await api.call('GET', `/bookings/${body._id}`, { as: guest })
  expect(seen.body.lines.at(-1)).toMatchObject({ addOnId: bed, count: 3, amount: 300 })
  const moved = await api.call('POST', `/bookings/${body._id}/dates/quote`, { as: guest, body: LATER })
  expect(moved.body.issues).toMatchObject([{ code: 'add_on_sold_out' }])
})

test('other dates cost the agreed price by their nights, and count without the booking itself', async () => {
  const stay = await aBookingAt(api, { ...HOTEL, ownAddOns: BEDS }, { ...OLD, ...beds(3) })
  const place = { id: stay.serviceId, host: stay.host }
  await setOwnAddOns(api, place, [{ ...EXTRA_BED, _id: 'bed', price: 90 }])
  const longer = { checkIn: '2026-03-21', checkOut: '2026-03-24' }
  const quoted = await stay.byGuest('dates/quote', longer)
  expect(quoted.body.quote).toMatchObject({ total: 1500 + 3 * 150 })
  expect((await stay.byGuest('dates', longer)).status).toBe(200)
  expect((await stay.seenByGuest()).lines.at(-1)).toMatchObject({ count: 3, price: 50, amount: 450 })
  expect(await refusalOf(place, { ...longer, ...beds(1) })).toEqual(soldOut(0))
  expect(await refusalOf(place, { checkIn: '2026-03-20', checkOut: '2026-03-21', ...beds(3) })).toBeNull()
})

test('dates on which the pieces are sold out are refused, and the booking stays at its own', async () => {
  const stay = await aBookingAt(api, { ...HOTEL, ownAddOns: BEDS }, { ...OLD, ...beds(2) })
  const place = { id: stay.serviceId, host: stay.host }
  expect(await refusalOf(place, { ...LATER, ...beds(2) })).toBeNull()
  const refused = await stay.byGuest('dates', LATER)
  expect([refused.status, refused.body.issues]).toMatchObject([422, [{ code: 'add_on_sold_out' }]])
  expect(await stay.seenByGuest()).toMatchObject({ ...OLD, status: 'confirmed' })
})

test('dearer dates hold pieces on both until the difference is paid, and give those of the old ones back', async () => {
  const stay = await aBookingAt(api, { ...HOTEL, ...FULL, ownAddOns: BEDS }, { ...OLD, ...beds(3) })
  const place = { id: stay.serviceId, host: stay.host }
  await stay.byGuest('pay')
  expect((await stay.byGuest('dates', LATER)).status).toBe(200)
  expect([await leftOf(place, { ...FULL, ...OLD }), await leftOf(place, { ...FULL, ...LATER })]).toEqual([
    0, 0,
  ])
  expect((await stay.byGuest('pay', DIFFERENCE)).status).toBe(200)
  expect([await leftOf(place, { ...FULL, ...OLD }), await leftOf(place, { ...FULL, ...LATER })]).toEqual([
    3, 0,
  ])
})

test('a difference that is captured late goes back where the pieces of the new dates were sold', async () => {
  const stay = await aBookingAt(api, { ...HOTEL, ...FULL, ownAddOns: BEDS }, { ...OLD, ...beds(3) })
  const place = { id: stay.serviceId, host: stay.host }
  await stay.byGuest('pay')
  await stay.byGuest('dates', LATER)
  const late = await moves.leftAtBank(stay)
  api.clock.pass(60 * 60)
  expect(await refusalOf(place, { ...FULL, ...LATER, ...beds(1) })).toBeNull()
  await moves.capture(late)
  expect(await stay.seenByGuest()).toMatchObject({ ...OLD, total: 1300 })
  expect(await moves.refunded()).toHaveLength(1)
})
