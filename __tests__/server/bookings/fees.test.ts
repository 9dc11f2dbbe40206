import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { setDiscounts, WEEKLY } from '@/__tests__/server/support/discounts'
import { CLEANING, EXTRA_GUEST, PET, setFees } from '@/__tests__/server/support/fees'
import { aListing } from '@/__tests__/server/support/listings'
import { days, type Place, shownPrices } from '@/__tests__/server/support/shown-prices'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember } from '@/__tests__/server/support/users'
import { aLiveListing, send } from '@/__tests__/server/support/vendor-listings'
import type { FeeWire } from '@/lib/domain/booking/money/fees'
import { FEES, feeKindsOf } from '@/lib/domain/booking/money/fees'
import { partyOfGuests } from '@/lib/domain/booking/party'
import { toSar } from '@/lib/domain/money'
import { addDays, formatQueryDay, instantAt } from '@/lib/domain/time/days'
import { listingTexts } from '@/server/db/schema/listings/listings'
import { invoices } from '@/server/db/schema/money/invoices'

const api = appForTests()

const { quote, preview, search } = shownPrices(api)
const path = ({ id }: Place) => `/vender/services/${id}/fees`
const searchedDays = ({ checkIn, checkOut }: ReturnType<typeof days>) => ({
  checkIn: formatQueryDay(checkIn),
  checkOut: formatQueryDay(checkOut),
})
const CLEANING_LINE = { kind: 'cleaning', count: 1, amount: 150 }

test('fees are lines of quote, preview, card, booking, statement and invoice, at the price they were booked at', async () => {
  const place = await aListing(api, { paymentType: 'fullPayment' })
  await setDiscounts(api, place, [WEEKLY])
  expect((await setFees(api, place, [EXTRA_GUEST, CLEANING])).body).toEqual({
    ...{ version: 1, mode: 'daily' },
    fees: [CLEANING, EXTRA_GUEST],
  })
  const dates = days(20, 7)
  const stay = { ...dates, adults: 3, children: 1, infants: 1, paymentType: 'fullPayment' }
  const lines = [
    { kind: 'nights', unitPrice: 500, quantity: 7, units: 1, amount: 3500 },
    { kind: 'weekly', percent: 20, amount: -700 },
    CLEANING_LINE,
    { kind: 'extraGuest', count: 2, amount: 560 },
  ]
  expect(await quote(place, stay)).toMatchObject({ lines, total: 3510 })
  expect(await preview(place, { ...dates, guests: '4' })).toMatchObject({
    lines: lines.slice(1),
    total: 3510,
    net: 3106.35,
  })
  const [card] = await search({ ...searchedDays(dates), guests: '4' })
  expect(card?.price.stay).toMatchObject({ before: 4210, total: 3510 })
  const [alone] = await search(searchedDays(dates))
  expect(alone?.price.stay).toMatchObject({ before: 3650, total: 2950 })

  const guest = await aGuest(api)
  const booked = await bookStay(api, guest, place.id, {
    ...stay,
    paymentType: 'fullPayment',
    total: 3510,
  })
  expect([booked.status, booked.body.lines]).toEqual([201, lines])
  await setFees(api, place, [])
  const { _id } = booked.body
  await api.call('POST', `/bookings/${_id}/pay`, { as: guest })
  const earnings = await api.call('GET', '/vender/earnings?month=2026-03', { as: place.host })
  expect(earnings.body.totals).toMatchObject({ gross: 3510, commission: 351 })
  const receipt = await api.call('GET', `/bookings/${_id}/receipt`, { as: guest })
  expect(receipt.body.lines).toEqual(lines)
  const [invoice] = await api.db.select().from(invoices).where(eq(invoices.bookingId, _id))
  expect(invoice?.printed.lines.slice(-2)).toEqual([
    { label: { ar: 'رسوم التنظيف', en: 'Cleaning fee' }, amountHalalas: 15_000 },
    { label: { ar: 'رسوم ضيفين إضافيين', en: 'Fee for 2 extra guests' }, amountHalalas: 56_000 },
  ])
  const changed = await api.call('POST', `/bookings/${_id}/dates/quote`, { as: guest, body: days(21, 7) })
  expect(changed.body.quote.total).toBe(2800)
})

test('each unit is cleaned, and its included guests are included for each', async () => {
  const place = await aListing(api, { type: 'Hotel', units: 3 })
  await setFees(api, place, [CLEANING, EXTRA_GUEST])
  const { lines } = await quote(place, { ...days(3, 2), adults: 5, units: 2 })
  expect(lines.slice(1)).toEqual([
    { kind: 'cleaning', count: 2, amount: 300 },
    { kind: 'extraGuest', count: 1, amount: 80 },
  ])
})

test('of hours an extra guest pays for each hour', async () => {
  const pitch = await aListing(api, {
    ...{ type: 'Stadium', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '03:00' },
    prices: { allDays: null, hour: 10_000 },
  })
  await setFees(api, pitch, [CLEANING, EXTRA_GUEST])
  const stay = { date: addDays(TODAY, 3), start: '20:00', hours: 3 }
  expect((await quote(pitch, { ...stay, adults: 3 })).total).toBe(300 + 150 + 120)
  expect((await preview(pitch, { ...stay, hours: '3', guests: '3' })).total).toBe(570)
})

test('a pet is priced where it is taken, refused where it is not, and shown to the vendor', async () => {
  const [once, each, none] = [await aListing(api), await aListing(api), await aListing(api)]
  await setFees(api, once, [{ ...PET, price: 0, charged: 'once' }])
  await setFees(api, each, [PET])
  const dates = days(4, 3)
  const stay = { ...dates, pet: true }
  expect((await quote(once, stay)).lines).toHaveLength(1)
  expect((await quote(each, stay)).lines.at(-1)).toEqual({ kind: 'pet', count: 1, amount: 90 })
  expect((await quote(each, dates)).total).toBe(1500)
  expect((await quote(none, stay)).issues).toMatchObject([{ path: 'pet' }])
  const found = async (query: object) =>
    new Map(
      (await search({ ...searchedDays(dates), ...query })).map(({ _id, price }) => [_id, price.stay?.total]),
    )
  const withPet = await found({ pet: '1' })
  expect([withPet.get(once.id), withPet.get(each.id), withPet.has(none.id)]).toEqual([1500, 1590, false])
  expect((await found({})).get(each.id)).toBe(1500)

  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, each.id, { ...stay, total: 1590 })
  expect(body.party.pet).toBe(true)
  const own = await api.call('GET', `/vender/bookings/${body._id}`, { as: each.host })
  expect(own.body.party.pet).toBe(true)
  await setFees(api, each, [])
  const moved = await api.call('POST', `/bookings/${body._id}/dates/quote`, { as: guest, body: days(5, 3) })
  expect([moved.status, moved.body.quote.total]).toEqual([200, 1500])
})

test('a place whose rules forbid pets takes none', async () => {
  const place = await aListing(api)
  await api.db
    .update(listingTexts)
    .set({ rules: ['no_pets'] })
    .where(eq(listingTexts.listingId, place.id))
  expect((await setFees(api, place, [PET])).body.issues).toMatchObject([{ path: 'fees.0.kind' }])
})

test('a place with the fee of a pet cannot forbid pets until the fee is removed', async () => {
  const host = await aHost(api)
  const place = { ...(await aLiveListing(api, host)), host }
  expect((await setFees(api, place, [PET])).status).toBe(200)
  const { payload } = place
  const description = { ...(payload['description'] as object), rules: { no_pets: true } }
  const forbid = () => send(api, host, `/chalet/${place.id}`, { ...payload, description }, 'PUT')
  const refused = await forbid()
  expect([refused.status, refused.body.issues]).toMatchObject([
    422,
    [{ path: 'description.rules', code: 'pet_fee_remains' }],
  ])
  await setFees(api, place, [CLEANING])
  expect((await forbid()).status).toBe(200)
})

const PAID = { paymentType: 'fullPayment', cancellationPolicy: 'Strict' } as const
const withCleaning = { fees: [{ kind: 'cleaning', priceHalalas: 15_000, threshold: 0, charged: 'once' }] }

async function aPaidStay(terms: object = {}) {
  const made = await aBookingAt(api, { ...PAID, ...withCleaning, ...terms } as never)
  await made.byGuest('pay')
  return made
}

test('a guest who cancels too late gets the cleaning fee back in full, and the vendor the rest less commission', async () => {
  const { booking, byGuest, seenByGuest } = await aPaidStay({ depositHalalas: 20_000 })
  expect(booking.total).toBe(1150)
  expect((await seenByGuest()).cancellation).toEqual({ refund: 350, vendorKeeps: 1000 })
  expect((await byGuest('cancel')).status).toBe(200)
  const { money } = await seenByGuest()
  expect(money.at(-1)).toMatchObject({ amount: 350 })
})

test('a part payment pays the nights first, so that late no cleaning fee returns of it', async () => {
  const { byGuest, seenByGuest } = await aPaidStay({ paymentType: 'halfPayment', partialHalalas: 40_000 })
  expect((await seenByGuest()).cancellation).toEqual({ refund: 0, vendorKeeps: 400 })
  expect((await byGuest('cancel')).status).toBe(200)
})

test('a no-show and a stay that has begun leave the cleaning fee to the vendor', async () => {
  const absent = await aPaidStay()
  api.clock.set(instantAt('2026-03-20', '20:00'))
  expect((await absent.byVendor('no-show')).status).toBe(200)
  expect((await absent.seenByGuest()).money).toHaveLength(1)
})

test('a vendor who cancels returns everything, cleaning fee included', async () => {
  const { byVendor, seenByGuest } = await aPaidStay()
  expect((await byVendor('cancel', { reason: 'The pool is broken' })).status).toBe(200)
  expect((await seenByGuest()).money.at(-1)).toMatchObject({ amount: 1150 })
})

test('two devices do not overwrite each other, and a repeated change is made once', async () => {
  const place = await aListing(api)
  const put = (fees: object[]) => api.call('PUT', path(place), { as: place.host, body: { basedOn: 0, fees } })
  expect((await put([CLEANING])).body.version).toBe(1)
  expect((await put([CLEANING])).body.version).toBe(1)
  const other = await put([EXTRA_GUEST])
  expect([other.status, other.body.code]).toEqual([409, 'changed_meanwhile'])
})

test.each([
  [[CLEANING, CLEANING], 'fees.1.kind'],
  [[{ ...CLEANING, threshold: 2 }], 'fees.0.threshold'],
  [[{ ...CLEANING, charged: 'each' }], 'fees.0.charged'],
  [[{ ...EXTRA_GUEST, threshold: 0 }], 'fees.0.threshold'],
  [[{ ...CLEANING, price: 0 }], 'fees.0.price'],
  [[{ ...PET, threshold: 1 }], 'fees.0.threshold'],
  [[{ ...EXTRA_GUEST, price: 1001 }], 'fees.0.price'],
])('a list that cannot be is refused by its field: %j', async (fees, field) => {
  const place = await aListing(api)
  const refused = await setFees(api, place, fees as FeeWire[])
  expect([refused.status, refused.body.issues[0].path]).toEqual([422, field])
})

test.each([2.505, -5])('%d SAR are no fee', async (price) => {
  const place = await aListing(api)
  const refused = await setFees(api, place, [{ ...CLEANING, price }])
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'fees[0].price'])
})

test('a fee that is new between quote and booking makes a conflict with the new price', async () => {
  const place = await aListing(api)
  const dates = days(12, 2)
  await setFees(api, place, [CLEANING])
  const guest = await aGuest(api)
  const refused = await bookStay(api, guest, place.id, { ...dates, total: 1000 })
  expect([refused.status, refused.body.code, refused.body.quote.total]).toEqual([409, 'price_changed', 1150])
})

test('history and trail have each change with before and after', async () => {
  const host = await aHost(api)
  const place = { ...(await aLiveListing(api, host)), host }
  await setFees(api, place, [CLEANING])
  await setFees(api, place, [{ ...CLEANING, price: 200 }])
  const { history } = (await api.call('GET', `/vender/services/${place.id}/overview`, { as: host })).body
  const fee = { kind: 'cleaning', threshold: 0, charged: 'once' }
  expect(history.flatMap(({ prices }: { prices: object[] }) => prices)).toEqual(
    expect.arrayContaining([
      { fee, before: null, after: 150 },
      { fee, before: 150, after: 200 },
    ]),
  )
})

test('members who edit the calendar change them, the front desk reads them, and other vendors find nothing', async () => {
  const place = await aListing(api)
  const { id, host } = place
  const clerk = await aMember(api, host.vendorId, 'calendar')
  const desk = await aMember(api, host.vendorId, 'frontDesk')
  expect((await setFees(api, { id, host: clerk }, [CLEANING])).status).toBe(200)
  expect((await setFees(api, { id, host: desk }, [])).body.code).toBe('role_may_not')
  expect((await api.call('GET', path(place), { as: desk })).body.fees).toHaveLength(1)
  expect((await api.call('GET', path(place), { as: await aHost(api) })).status).toBe(404)
})

const anyFee = (kind: FeeWire['kind']) =>
  fc.record({
    kind: fc.constant(kind),
    price: fc.integer({ min: FEES[kind].minHalalas, max: FEES[kind].maxHalalas / 10 }).map(toSar),
    threshold: FEES[kind].hasThreshold ? fc.integer({ min: 1, max: 7 }) : fc.constant(0),
    charged: fc.constantFrom(...FEES[kind].charged),
  })
const [drawn = []] = fc.sample(
  fc.array(
    fc.record({
      usual: fc.integer({ min: 10_000, max: 90_000 }),
      fees: fc
        .tuple(...feeKindsOf('daily').map((kind) => fc.option(anyFee(kind))))
        .map((fees) => fees.flatMap((fee) => fee ?? [])),
      percent: fc.option(fc.integer({ min: 1, max: 90 })),
      plan: fc.option(fc.integer({ min: 200, max: 1500 })),
      adults: fc.option(fc.integer({ min: 1, max: 4 })),
    }),
    { minLength: 12, maxLength: 12 },
  ),
  { numRuns: 1, seed: 3103 },
)

test('for any plans, discounts, fees and parties quote, preview, search and booking agree to the halala', async () => {
  const places: Place[] = []
  const partyAt = (index: number, guests: number) => {
    const maxAdults = drawn[index]?.adults ?? 9
    return partyOfGuests({ maxGuests: 9, maxAdults }, guests)
  }
  for (const { usual, fees, percent, plan, adults } of drawn) {
    const dates = plan === null ? {} : { [addDays(TODAY, 7)]: plan * 100 }
    const place = await aListing(api, {
      ...{ type: 'Hotel', maxGuests: 9, facts: adults === null ? {} : { adults } },
      prices: { allDays: usual, dates },
    })
    if (percent !== null) await setDiscounts(api, place, [{ ...WEEKLY, percent }])
    expect((await setFees(api, place, fees)).status).toBe(200)
    places.push(place)
  }
  const takers = places.filter((_, index) => drawn[index]?.fees.some(({ kind }) => kind === 'pet'))
  expect(takers.length).toBeGreaterThan(2)
  for (const [ahead, nights, guests, pet] of [
    [3, 1, 1, false],
    [6, 3, 4, true],
    [5, 8, 6, false],
  ] as const) {
    const dates = days(ahead, nights)
    const totals = new Map<string, number>()
    for (const place of pet ? takers : places) {
      const party = partyAt(places.indexOf(place), guests)
      const { total } = await quote(place, { ...dates, ...party, pet })
      const previewed = await preview(place, {
        ...dates,
        ...{ guests: String(guests), children: String(party.children) },
        ...(pet ? { pet: 'true' } : {}),
      })
      expect(previewed.total).toBe(total)
      totals.set(place.id, total)
    }
    const searched = {
      ...searchedDays(dates),
      guests: String(guests),
      pageSize: '20',
      ...(pet ? { pet: '1' } : {}),
    }
    for (const [sort, sign] of [
      ['price_asc', 1],
      ['price_desc', -1],
    ] as const) {
      const cards = await search({ ...searched, sort })
      expect(cards.map(({ _id, price }) => [_id, price.stay?.total])).toEqual(
        [...totals].toSorted((a, b) => sign * (a[1] - b[1]) || (a[0] < b[0] ? -1 : 1)),
      )
    }
    const middle = [...totals.values()].toSorted((a, b) => a - b)[Math.floor(totals.size / 2)] ?? 0
    const most = Math.ceil(middle / nights)
    const cheap = await search({ ...searched, priceMax: String(most) })
    expect(new Set(cheap.map(({ _id }) => _id))).toEqual(
      new Set([...totals].filter(([, total]) => total / nights <= most).map(([id]) => id)),
    )
  }
  const booked = days(5, 8)
  for (const [index, place] of places.entries()) {
    const stay = { ...booked, ...partyAt(index, 6) }
    const { total, lines } = await quote(place, stay)
    const { body } = await bookStay(api, await aGuest(api), place.id, { ...stay, total })
    expect([body.total, body.lines]).toEqual([total, lines])
  }
}, 120_000)
