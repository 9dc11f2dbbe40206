import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { addDays } from '@/lib/domain/time/days'
import { blocks } from '@/server/db/schema/bookings/allocations'

const api = appForTests()

const DAY = '2026-03-20'
const NEXT = '2026-03-21'
/** Open from four in the afternoon to two at night. */
const PITCH = {
  type: 'Stadium' as const,
  pricingMode: 'hourly' as const,
  prices: { allDays: null, hour: 12_000 },
  checkInTime: '16:00',
  checkOutTime: '02:00',
}

type Place = Awaited<ReturnType<typeof aListing>>
const path = ({ id }: Place) => `/vender/services/${id}/calendar`
const put = (place: Place, body: object) => api.call('PUT', path(place), { as: place.host, body })
const book = async (place: Place, date: string, start: string, hours: number) =>
  bookStay(api, await aGuest(api), place.id, { checkIn: undefined, checkOut: undefined, date, start, hours })

async function taken(place: Place, day: string): Promise<string[]> {
  const { body } = await api.call(
    'GET',
    `/services/${place.id}/availability?from=${day}&to=${addDays(day, 1)}`,
  )
  const slots: { start: string; state: string }[] = body.slots
  return slots.filter((slot) => slot.state === 'taken').map((slot) => slot.start)
}

test('booking-vendor: closed hours of several days cannot be booked, the hours around them can, and they open again', async () => {
  const place = await aListing(api, PITCH)
  const hours = { from: DAY, to: '2026-03-22', start: '18:00', hours: 3 }
  const { status, body } = await put(place, { close: [{ ...hours, note: 'New grass' }] })
  expect(status).toBe(200)
  expect(body.hours.taken[0]).toMatchObject({ cause: 'vendor', note: 'New grass' })
  expect([await taken(place, DAY), await taken(place, NEXT)]).toEqual(
    Array(2).fill(['18:00', '19:00', '20:00']),
  )
  expect((await book(place, DAY, '17:00', 2)).body.code).toBe('dates_unavailable')
  expect((await book(place, DAY, '16:00', 2)).status).toBe(201)
  await put(place, { open: [{ from: DAY, to: NEXT, start: '19:00', hours: 1 }] })
  expect(await taken(place, DAY)).toEqual(['16:00', '17:00', '18:00', '20:00'])
  expect((await book(place, DAY, '19:00', 1)).status).toBe(201)
  await put(place, { open: [{ from: DAY, to: '2026-03-22' }] })
  expect(await api.db.select().from(blocks)).toEqual([])
})

test('booking-vendor: hours past midnight belong to one run, and opening a day cuts it there', async () => {
  const place = await aListing(api, PITCH)
  await put(place, { close: [{ from: DAY, to: NEXT, start: '23:00', hours: 3 }] })
  expect([await taken(place, DAY), await taken(place, NEXT)]).toEqual([['23:00'], ['00:00', '01:00']])
  await put(place, { open: [{ from: DAY, to: NEXT }] })
  expect([await taken(place, DAY), await taken(place, NEXT)]).toEqual([[], ['00:00', '01:00']])
})

test('booking-vendor: an hour with a guest in it is refused by name, and nothing is closed', async () => {
  const place = await aListing(api, { ...PITCH, turnoverMinutes: 60 })
  expect((await book(place, DAY, '19:00', 2)).status).toBe(201)
  const refused = await put(place, { close: [{ from: DAY, to: '2026-03-22', start: '17:00', hours: 4 }] })
  expect([refused.status, refused.body.code]).toEqual([409, 'dates_unavailable'])
  expect(refused.body).toMatchObject({
    days: [DAY],
    hours: [
      { day: DAY, start: '19:00' },
      { day: DAY, start: '20:00' },
    ],
  })
  expect(await taken(place, NEXT)).toEqual([])
})

test('booking-vendor: closing a whole day closes the hours that closed hours had left', async () => {
  const place = await aListing(api, PITCH)
  await put(place, { close: [{ from: DAY, to: NEXT, start: '18:00', hours: 2 }] })
  await put(place, { close: [{ from: DAY, to: NEXT }] })
  expect(await taken(place, DAY)).toHaveLength(10)
  expect((await put(place, { close: [{ from: DAY, to: NEXT }] })).status).toBe(200)
})

test.each([
  [{ start: '18:30', hours: 1 }, 'close.0.start'],
  [{ start: '18:00' }, 'close.0.hours'],
  [{ hours: 2 }, 'close.0.start'],
  [{ start: '18:00', hours: 25 }, 'close[0].hours'],
])('hours with %j are refused at %s', async (hours, at) => {
  const place = await aListing(api, PITCH)
  const { status, body } = await put(place, { close: [{ from: DAY, to: NEXT, ...hours }] })
  expect([status, body.issues?.[0].path]).toEqual([400, at])
})

test('hours of a listing that is sold by the night, and night prices of one by the hour, are refused', async () => {
  const nights = await aListing(api)
  const hours = await put(nights, { open: [{ from: DAY, to: NEXT, start: '18:00', hours: 1 }] })
  expect(hours.body.issues[0]).toMatchObject({ path: 'open.0.start', code: 'hours_not_sold' })
  const priced = await put(await aListing(api, PITCH), { prices: [{ day: DAY, price: 500 }] })
  expect(priced.body.issues[0]).toMatchObject({ path: 'prices.0.price', code: 'nights_not_sold' })
})
