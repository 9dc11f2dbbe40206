import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { BREAKFAST, EXTRA_BED, idsOf, setOwnAddOns } from '@/__tests__/server/support/own-add-ons'
import { anUpload } from '@/__tests__/server/support/pictures'
import { days, shownPrices } from '@/__tests__/server/support/shown-prices'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember } from '@/__tests__/server/support/users'
import { aLiveListing } from '@/__tests__/server/support/vendor-listings'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { stayToBody } from '@/lib/domain/booking/stay-wire'
import type { OwnAddOnBody } from '@/lib/domain/calendar/own-add-ons'
import { fromWire } from '@/lib/domain/listing/wire'
import { toSar } from '@/lib/domain/money'
import { addDays } from '@/lib/domain/time/days'
import { invoices } from '@/server/db/schema/money/invoices'
import { isShownByListing } from '@/server/modules/platform/uploads/store'

const api = appForTests()
const { quote } = shownPrices(api)

const FULL = { paymentType: 'fullPayment' } as const
const NAMES = { bed: { ar: 'سرير إضافي', en: 'Extra bed' }, breakfast: { ar: 'إفطار', en: 'Breakfast' } }

test('what a guest chose is a line of quote, booking, receipt and invoice, for guest, vendor and admin', async () => {
  const place = await aListing(api, FULL)
  const [breakfast = '', bed = ''] = await idsOf(api, place, [BREAKFAST, EXTRA_BED])
  const ownAddOns = [{ _id: bed, quantity: 2 }, { _id: breakfast }]
  const stay = { ...days(20, 3), ...FULL, adults: 2, children: 1, ownAddOns }
  const lines = [
    { kind: 'nights', unitPrice: 500, quantity: 3, units: 1, amount: 1500 },
    {
      ...{ kind: 'ownAddOn', addOnId: breakfast, name: NAMES.breakfast, unit: 'guest' },
      ...{ count: 3, price: 40, amount: 120 },
    },
    {
      ...{ kind: 'ownAddOn', addOnId: bed, name: NAMES.bed, unit: 'night' },
      ...{ count: 2, price: 50, amount: 300 },
    },
  ]
  expect(await quote(place, stay)).toMatchObject({ lines, total: 1920 })
  const guest = await aGuest(api)
  const { status, body } = await bookStay(api, guest, place.id, { ...stay, total: 1920 })
  expect([status, body.total, body.lines]).toEqual([201, 1920, lines])
  await setOwnAddOns(api, place, [])
  await api.call('POST', `/bookings/${body._id}/pay`, { as: guest })
  const receipt = await api.call('GET', `/bookings/${body._id}/receipt`, { as: guest })
  const seen = await api.call('GET', `/vender/bookings/${body._id}`, { as: place.host })
  expect([receipt.body.lines, seen.body.lines]).toEqual([lines, lines])
  const [invoice] = await api.db.select().from(invoices).where(eq(invoices.bookingId, body._id))
  expect(invoice?.printed.lines.slice(-2)).toEqual([
    { label: { ar: 'إفطار × 3', en: 'Breakfast × 3' }, amountHalalas: 12_000 },
    { label: { ar: 'سرير إضافي × 2، لكل ليلة', en: 'Extra bed × 2, each night' }, amountHalalas: 30_000 },
  ])
})

test('the price of the public page is that of quote and booking, and a client without the part pays none', async () => {
  const place = await aListing(api, { maxGuests: 9 })
  const units = ['stay', 'night', 'guest', 'guestNight', 'piece'] as const
  const ids = await idsOf(
    api,
    place,
    units.map((unit, index) => ({
      ...BREAKFAST,
      unit,
      name_ar: `${BREAKFAST.name_ar} ${unit}`,
      price: 10 + index,
    })),
  )
  const stay = {
    ...{ period: { mode: 'daily' as const, ...days(9, 4) }, adults: 3, children: 2, infants: 1, units: 1 },
    ...{ addOns: [], ownAddOns: ids.map((_id) => ({ _id })), paymentType: 'payAtCheckin' as const },
  }
  const listing = fromWire((await api.call('GET', `/services/details/${place.id}`)).body)
  const shown = quoteStay(listing.terms, stay, api.clock.now()).quote
  expect(shown?.totalHalalas).toBe(200_000 + 1_000 + 4 * 1_100 + 5 * 1_200 + 20 * 1_300 + 1_400)
  const { total } = await quote(place, stayToBody(stay))
  expect(total).toBe(toSar(shown?.totalHalalas ?? 0))
  const { body } = await bookStay(api, await aGuest(api), place.id, { ...stayToBody(stay), total })
  expect(body.total).toBe(total)
  expect((await quote(place, { ...days(30, 4) })).total).toBe(2000)
})

test('of hours one for each hour pays by the length, and nights have no hours', async () => {
  const pitch = await aListing(api, {
    ...{ type: 'Stadium', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '03:00' },
    prices: { allDays: null, hour: 10_000 },
  })
  const [lights = ''] = await idsOf(api, pitch, [{ ...EXTRA_BED, unit: 'hour' }])
  const stay = { date: addDays(TODAY, 3), start: '20:00', hours: 3, ownAddOns: [{ _id: lights }] }
  expect((await quote(pitch, stay)).total).toBe(450)
  const refused = await setOwnAddOns(api, pitch, [{ ...EXTRA_BED, unit: 'night' }])
  expect([refused.status, refused.body.issues]).toMatchObject([422, [{ path: 'ownAddOns.0.unit' }]])
})

test('where hours are sold now, one that was stored with nights does not refuse changes of the others', async () => {
  const bed: OwnAddOn = {
    ...{ id: 'bed', name: NAMES.bed, priceHalalas: 5_000, unit: 'night' },
    ...{ mostPieces: 1, photo: null, stock: null },
  }
  const ownAddOns = [bed]
  const pitch = await aListing(api, {
    ...{ type: 'Stadium', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '03:00', ownAddOns },
    prices: { allDays: null, hour: 10_000 },
  })
  const stored = { ...EXTRA_BED, _id: 'bed', mostPieces: 1, stock: null }
  const changed = await setOwnAddOns(api, pitch, [stored, BREAKFAST])
  expect([changed.status, changed.body.ownAddOns.length]).toEqual([200, 2])
  const other = await setOwnAddOns(api, pitch, [{ ...stored, unit: 'guestNight' }])
  expect(other.body.issues).toMatchObject([{ path: 'ownAddOns.0.unit' }])
  const { body } = await api.call('GET', `/services/details/${pitch.id}`)
  expect(body.ownAddOns).toMatchObject([{ name: 'Breakfast' }])
})

test.each([
  [[{ _id: 'nothing' }], 'add_on_not_offered'],
  [[{ _id: 'BED', quantity: 4 }], 'too_many_pieces'],
  [[{ _id: 'BED' }, { _id: 'BED' }], 'duplicate_key'],
])('a choice that cannot be is refused by quote and booking: %j', async (chosen, code) => {
  const place = await aListing(api)
  const [bed = ''] = await idsOf(api, place, [EXTRA_BED])
  const ownAddOns = chosen.map((one) => ({ ...one, _id: one._id === 'BED' ? bed : one._id }))
  const stay = { ...days(5, 2), ownAddOns }
  expect((await quote(place, stay)).issues).toMatchObject([{ path: 'ownAddOns', code }])
  const refused = await bookStay(api, await aGuest(api), place.id, stay)
  expect([refused.status, refused.body.issues]).toMatchObject([422, [{ path: 'ownAddOns', code }]])
})

test('a price that changes between quote and booking makes a conflict with the new one, and a removed add-on is refused', async () => {
  const place = await aListing(api)
  const [bed = ''] = await idsOf(api, place, [EXTRA_BED])
  const stay = { ...days(5, 2), ownAddOns: [{ _id: bed }], total: 1100 }
  await setOwnAddOns(api, place, [{ ...EXTRA_BED, _id: bed, price: 70 }])
  const guest = await aGuest(api)
  const dearer = await bookStay(api, guest, place.id, stay)
  expect([dearer.status, dearer.body.code, dearer.body.quote.total]).toEqual([409, 'price_changed', 1140])
  await setOwnAddOns(api, place, [])
  expect((await bookStay(api, guest, place.id, stay)).body.issues).toMatchObject([
    { code: 'add_on_not_offered' },
  ])
})

test.each([
  [{ price: 0.5 }, 'price'],
  [{ price: 1001 }, 'price'],
  [{ mostPieces: 2 }, 'mostPieces'],
  [{ unit: 'piece', mostPieces: 5, stock: 3 }, 'mostPieces'],
  [{ unit: 'hour' }, 'unit'],
  [{ photo: '/api/v1/media/0123456789012345678901234567890a' }, 'photo'],
])('an add-on that cannot be is refused by its field: %j', async (terms, field) => {
  const place = await aListing(api)
  const refused = await setOwnAddOns(api, place, [{ ...BREAKFAST, ...terms } as OwnAddOnBody])
  expect([refused.status, refused.body.issues[0].path]).toEqual([422, `ownAddOns.0.${field}`])
})

test('a stay of thousands of guests that costs more than can be stored is refused by quote and booking', async () => {
  const place = await aListing(api, { ...FULL, maxGuests: 5000 })
  const [breakfast = ''] = await idsOf(api, place, [{ ...BREAKFAST, unit: 'guestNight', price: 1000 }])
  const stay = { ...days(5, 9), ...FULL, adults: 5000, ownAddOns: [{ _id: breakfast }] }
  expect((await quote(place, stay)).issues).toMatchObject([{ path: 'total', code: 'price_too_high' }])
  const refused = await bookStay(api, await aGuest(api), place.id, stay)
  expect([refused.status, refused.body.issues]).toMatchObject([422, [{ code: 'price_too_high' }]])
})

test('two of one name are refused, and without an English name it is the Arabic one', async () => {
  const place = await aListing(api)
  const twice = await setOwnAddOns(api, place, [BREAKFAST, { ...BREAKFAST, name: 'Brunch' }])
  expect(twice.body.issues).toMatchObject([{ path: 'ownAddOns.1.name_ar', code: 'name_taken' }])
  const { name: _name, ...arabic } = BREAKFAST
  const { body } = await setOwnAddOns(api, place, [arabic])
  expect(body.ownAddOns).toMatchObject([{ name: 'إفطار', name_ar: 'إفطار' }])
})

test('the photo is an own upload of a member, shown with the listing, and stays when another is edited', async () => {
  const place = await aListing(api)
  const photo = await anUpload(api, place.host)
  const [breakfast = ''] = await idsOf(api, place, [{ ...BREAKFAST, photo }])
  const { body } = await api.call('GET', `/services/details/${place.id}`)
  expect(body.ownAddOns).toMatchObject([{ _id: breakfast, photo, price: 40 }])
  expect(await isShownByListing(api.db, photo.slice(photo.lastIndexOf('/') + 1))).toBe(true)
  const clerk = await aMember(api, place.host.vendorId, 'calendar')
  const both = [{ ...BREAKFAST, _id: breakfast, photo }, EXTRA_BED]
  expect((await setOwnAddOns(api, { id: place.id, host: clerk }, both)).status).toBe(200)
  const foreign = await anUpload(api, await aGuest(api), 60)
  const refused = await setOwnAddOns(api, place, [{ ...BREAKFAST, photo: foreign }])
  expect(refused.body.issues).toMatchObject([{ path: 'ownAddOns.0.photo', code: 'not_your_upload' }])
})

test('two devices do not overwrite each other, and a repeated change is made once', async () => {
  const { id, host } = await aListing(api)
  const put = (ownAddOns: object[]) =>
    api.call('PUT', `/vender/services/${id}/add-ons`, { as: host, body: { basedOn: 0, ownAddOns } })
  const first = await put([BREAKFAST])
  expect(first.body.version).toBe(1)
  expect((await put([BREAKFAST])).body).toEqual(first.body)
  const other = await put([EXTRA_BED])
  expect([other.status, other.body.code]).toEqual([409, 'changed_meanwhile'])
})

test('history has each change of a price with before and after', async () => {
  const host = await aHost(api)
  const place = { ...(await aLiveListing(api, host)), host }
  const [bed = ''] = await idsOf(api, place, [EXTRA_BED])
  await setOwnAddOns(api, place, [{ ...EXTRA_BED, _id: bed, price: 70 }])
  await setOwnAddOns(api, place, [])
  const { history } = (await api.call('GET', `/vender/services/${place.id}/overview`, { as: host })).body
  const addOn = { name: NAMES.bed, unit: 'night' }
  expect(history.flatMap(({ prices }: { prices: object[] }) => prices)).toEqual(
    expect.arrayContaining([
      { addOn, before: null, after: 50 },
      { addOn, before: 50, after: 70 },
      { addOn, before: 70, after: null },
    ]),
  )
})

test('members who edit the calendar change them, the front desk reads them, and other vendors find nothing', async () => {
  const place = await aListing(api)
  const { id, host } = place
  const path = `/vender/services/${id}/add-ons`
  const clerk = await aMember(api, host.vendorId, 'calendar')
  const desk = await aMember(api, host.vendorId, 'frontDesk')
  expect((await setOwnAddOns(api, { id, host: clerk }, [BREAKFAST])).status).toBe(200)
  expect((await setOwnAddOns(api, { id, host: desk }, [])).body.code).toBe('role_may_not')
  expect((await api.call('GET', path, { as: desk })).body.ownAddOns).toHaveLength(1)
  expect((await api.call('GET', path, { as: await aHost(api) })).status).toBe(404)
})
