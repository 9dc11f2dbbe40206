import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { setDiscounts } from '@/__tests__/server/support/discounts'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import type { BookingState } from '@/lib/domain/booking/transitions'
import { addDays } from '@/lib/domain/time/days'
import { bookings } from '@/server/db/schema/bookings/bookings'

const api = appForTests()
type Guest = Awaited<ReturnType<typeof aGuest>>

const PARTY = { adults: 1, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' }
const days = (ahead: number, nights: number) => ({
  checkIn: addDays(TODAY, ahead),
  checkOut: addDays(TODAY, ahead + nights),
})
const quote = async (id: string, dates: object, as?: Guest) =>
  (await api.call('POST', `/services/${id}/quote`, { ...(as ? { as } : {}), body: { ...PARTY, ...dates } }))
    .body
const GAP = { kind: 'gapFiller', threshold: 2, unit: 'nights', percent: 20 } as const
const RETURNING = { kind: 'returningGuest', threshold: 1, unit: 'stays', percent: 10 } as const

test('nights between two bookings are discounted in quote, preview, calendar and booking, and no longer once one is cancelled', async () => {
  const place = await aListing(api)
  await setDiscounts(api, place, [GAP])
  const guest = await aGuest(api)
  await bookStay(api, guest, place.id, days(10, 2))
  const behind = await bookStay(api, guest, place.id, days(14, 2))
  const gap = days(12, 2)
  expect(await quote(place.id, gap)).toMatchObject({ total: 800, facts: { gap: 2, isReturning: false } })
  const query = new URLSearchParams(gap)
  const path = `/vender/services/${place.id}/price-plans/preview?${query}`
  expect((await api.call('GET', path, { as: place.host })).body).toMatchObject({ total: 800 })
  const range = `from=${gap.checkIn}&to=${gap.checkOut}`
  const { body } = await api.call('GET', `/vender/services/${place.id}/calendar?${range}`, { as: place.host })
  expect(body.days.map(({ discount }: { discount: { price: number } }) => discount.price)).toEqual([400, 400])
  await api.call('POST', `/bookings/${behind.body._id}/cancel`, { as: guest, body: {} })
  const refused = await bookStay(api, guest, place.id, { ...gap, total: 800 })
  expect([refused.status, refused.body.quote.total]).toEqual([409, 1000])
})

test('bookings whose payment is pending make no gap, so that no price falls by unpaid nights beside it', async () => {
  const place = await aListing(api, { paymentType: 'fullPayment' })
  await setDiscounts(api, place, [GAP])
  const guest = await aGuest(api)
  const paymentType = 'fullPayment'
  const beside = [days(10, 2), days(14, 2)]
  const held = []
  for (const dates of beside) held.push(await bookStay(api, guest, place.id, { ...dates, paymentType }))
  const between = { ...days(12, 2), paymentType }
  expect(await quote(place.id, between)).toMatchObject({ total: 1000 })
  for (const { body } of held) await api.call('POST', `/bookings/${body._id}/pay`, { as: guest, body: {} })
  expect(await quote(place.id, between)).toMatchObject({ total: 800, facts: { gap: 2 } })
})

test('a guest who has completed a stay with the vendor returns, at any place of theirs, others and visitors do not', async () => {
  const first = await aListing(api)
  const other = await aListing(api, { host: first.host })
  const foreign = await aListing(api)
  for (const place of [other, foreign]) await setDiscounts(api, place, [RETURNING])
  const guest = await aGuest(api)
  const { body: booking } = await bookStay(api, guest, first.id, days(3, 1))
  const setState = (state: BookingState) =>
    api.db.update(bookings).set({ state }).where(eq(bookings.id, booking._id))
  const stay = days(20, 2)
  for (const state of ['confirmed', 'checked_in', 'cancelled_by_guest', 'no_show'] as const) {
    await setState(state)
    expect((await quote(other.id, stay, guest)).total).toBe(1000)
  }
  await setState('completed')
  expect(await quote(other.id, stay, guest)).toMatchObject({ total: 900, facts: { isReturning: true } })
  expect((await quote(foreign.id, stay, guest)).total).toBe(1000)
  expect((await quote(other.id, stay, await aGuest(api))).total).toBe(1000)
  expect((await quote(other.id, stay)).total).toBe(1000)
  const booked = await bookStay(api, guest, other.id, { ...stay, total: 900 })
  expect([booked.status, booked.body.lines.at(-1)]).toEqual([
    201,
    { kind: 'returningGuest', percent: 10, amount: -100 },
  ])
})

test('a change of dates leaves the own booking out of what makes a gap', async () => {
  const place = await aListing(api)
  await setDiscounts(api, place, [GAP])
  const guest = await aGuest(api)
  await bookStay(api, guest, place.id, days(10, 2))
  const { body: own } = await bookStay(api, guest, place.id, days(14, 1))
  const answer = await api.call('POST', `/bookings/${own._id}/dates/quote`, { as: guest, body: days(12, 1) })
  expect(answer.body.quote.total).toBe(500)
})
