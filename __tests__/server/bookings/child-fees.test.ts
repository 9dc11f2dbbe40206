import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { CHILD, EXTRA_GUEST, setFees } from '@/__tests__/server/support/fees'
import { aListing } from '@/__tests__/server/support/listings'
import { days, shownPrices } from '@/__tests__/server/support/shown-prices'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { addDays, formatQueryDay } from '@/lib/domain/time/days'
import { invoices } from '@/server/db/schema/money/invoices'

const api = appForTests()
const { quote, preview, search } = shownPrices(api)

const FULL = { paymentType: 'fullPayment' } as const
const CHILD_LINE = { kind: 'child', count: 2, amount: 150 }

test('children pay their own fee each night in quote, preview, booking, statement and invoice, and are no extra guests', async () => {
  const place = await aListing(api, FULL)
  await setFees(api, place, [EXTRA_GUEST, CHILD])
  const stay = { ...days(20, 3), ...FULL, adults: 3, children: 2, infants: 1 }
  const lines = [
    { kind: 'nights', unitPrice: 500, quantity: 3, units: 1, amount: 1500 },
    { kind: 'extraGuest', count: 1, amount: 120 },
    CHILD_LINE,
  ]
  expect(await quote(place, stay)).toMatchObject({ lines, total: 1770 })
  const previewed = await preview(place, { ...days(20, 3), guests: '5', children: '2' })
  expect(previewed).toMatchObject({ lines: lines.slice(1), total: 1770 })

  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, place.id, { ...stay, total: 1770 })
  expect(body.lines).toEqual(lines)
  await api.call('POST', `/bookings/${body._id}/pay`, { as: guest })
  const earnings = await api.call('GET', '/vender/earnings?month=2026-03', { as: place.host })
  expect(earnings.body.totals).toMatchObject({ gross: 1770, commission: 177 })
  const [invoice] = await api.db.select().from(invoices).where(eq(invoices.bookingId, body._id))
  expect(invoice?.printed.lines.at(-1)).toEqual({
    label: { ar: 'رسوم طفلين', en: 'Fee for 2 children' },
    amountHalalas: 15_000,
  })
})

test('a stay of hours pays it once, whatever its length', async () => {
  const pitch = await aListing(api, {
    ...{ type: 'Stadium', pricingMode: 'hourly', checkInTime: '16:00', checkOutTime: '03:00' },
    prices: { allDays: null, hour: 10_000 },
  })
  await setFees(api, pitch, [CHILD])
  const { total } = await quote(pitch, { date: addDays(TODAY, 3), start: '20:00', hours: 3, children: 2 })
  expect(total).toBe(350)
})

test('search charges those guests as children for whom there are no beds of adults', async () => {
  const place = await aListing(api, { type: 'Hotel', maxGuests: 6, facts: { adults: 2 } })
  await setFees(api, place, [CHILD])
  const { checkIn, checkOut } = days(8, 2)
  const dates = { checkIn: formatQueryDay(checkIn), checkOut: formatQueryDay(checkOut) }
  const shown = async (guests: string) =>
    (await search({ ...dates, guests })).find(({ _id }) => _id === place.id)?.price.stay
  expect(await shown('2')).toMatchObject({ total: 1000, before: 1000 })
  expect(await shown('4')).toMatchObject({ total: 1100, before: 1100 })
})

test('a fee that is raised between quote and booking makes a conflict with the new price', async () => {
  const place = await aListing(api)
  await setFees(api, place, [CHILD])
  const stay = { ...days(12, 3), children: 2 }
  expect((await quote(place, stay)).total).toBe(1650)
  await setFees(api, place, [{ ...CHILD, price: 50 }])
  const refused = await bookStay(api, await aGuest(api), place.id, { ...stay, total: 1650 })
  expect([refused.status, refused.body.code, refused.body.quote.total]).toEqual([409, 'price_changed', 1800])
})

async function aPaidStay() {
  const place = await aListing(api, { ...FULL, cancellationPolicy: 'Flexible' })
  await setFees(api, place, [CHILD])
  const guest = await aGuest(api)
  const stay = { ...days(12, 3), ...FULL, children: 2, total: 1650 }
  const { body } = await bookStay(api, guest, place.id, stay)
  await api.call('POST', `/bookings/${body._id}/pay`, { as: guest })
  const act = (name: string, sent: object = {}) =>
    api.call('POST', `/bookings/${body._id}/${name}`, { as: guest, body: sent })
  const shown = async () => (await api.call('GET', `/bookings/${body._id}`, { as: guest })).body
  return { place, act, shown }
}

test('other dates are priced by the fee of the day of the change, and what is cheaper returns', async () => {
  const { place, act, shown } = await aPaidStay()
  await setFees(api, place, [{ ...CHILD, price: 10 }])
  const moved = await act('dates', { ...days(15, 3), total: 1560 })
  expect(moved.status).toBe(200)
  expect((await shown()).lines.at(-1)).toEqual({ ...CHILD_LINE, amount: 60 })
  expect((await shown()).money.at(-1)).toMatchObject({ kind: 'refund', amount: 90 })
})

test('a guest who cancels in time gets the fee back with the price, also one that is gone by then', async () => {
  const { place, act, shown } = await aPaidStay()
  await setFees(api, place, [])
  expect((await act('cancel')).status).toBe(200)
  expect((await shown()).money.at(-1)).toMatchObject({ kind: 'refund', amount: 1650 })
})
