import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { aListing, type ListingOptions } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import type { SeriesWire } from '@/lib/contract/schemas/booking/series'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { sessions } from '@/server/db/schema/people/sessions'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()

/** A pitch of 150 an hour, open until midnight, paid online. */
const PITCH = {
  type: 'Stadium',
  pricingMode: 'hourly',
  checkInTime: '16:00',
  checkOutTime: '00:00',
  paymentType: 'fullPayment',
  prices: { hour: 15_000 },
} as const satisfies ListingOptions

/** Tuesday evening. */
const VISIT = {
  start: '20:00',
  hours: 2,
  adults: 4,
  children: 0,
  infants: 0,
  units: 1,
  addOns: [],
  paymentType: 'fullPayment',
} as const
const FIRST = '2026-03-24'

const aPitch = (options: ListingOptions = {}) => aListing(api, { ...PITCH, ...options })

const quote = (serviceId: string, weeks = 4, more: object = {}) =>
  api.call('POST', '/series/quote', { body: { ...VISIT, serviceId, date: FIRST, weeks, ...more } })

const weeksFrom = (dates: string[], total = 300) => dates.map((date) => ({ date, total }))
const FOUR = ['2026-03-24', '2026-03-31', '2026-04-07', '2026-04-14']

const book = (
  as: TestUser,
  serviceId: string,
  weeks: object[] = weeksFrom(FOUR),
  key: string = randomUUID(),
) =>
  api.call('POST', '/series', {
    as,
    body: { ...VISIT, serviceId, weeks },
    headers: { 'idempotency-key': key },
  })

async function aSeries(options: ListingOptions = {}) {
  const guest = await aGuest(api)
  const { id: listingId, host } = await aPitch(options)
  const { status, body } = await book(guest, listingId)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const series: SeriesWire = body
  const read = async (): Promise<SeriesWire> =>
    (await api.call('GET', `/series/${series._id}`, { as: guest })).body
  const pay = (week: number) =>
    api.call('POST', `/bookings/${series.weeks[week]?._id}/pay`, { as: guest, body: {} })
  const cancel = (weeks: number[]) =>
    api.call('POST', `/series/${series._id}/cancel`, {
      as: guest,
      body: { bookingIds: weeks.map((week) => series.weeks[week]?._id) },
    })
  return { guest, host, listingId, series, read, pay, cancel }
}

const statesOf = ({ weeks }: SeriesWire) => weeks.map(({ status }) => status)

test('the quote names the weeks that are free, taken or closed, and what each costs', async () => {
  const { id } = await aPitch({ prices: { hour: 15_000, dates: {} }, openTo: '2026-04-20' })
  const other = await aGuest(api)
  const single = { ...VISIT, serviceId: id, date: '2026-03-31' }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await api.call('POST', '/bookings', { as: other, body: single, headers })).status).toBe(201)
  const { body } = await quote(id, 5)
  expect(body.weeks).toEqual([
    { date: '2026-03-24', state: 'free', total: 300, dueNow: 300 },
    { date: '2026-03-31', state: 'taken', total: 300, dueNow: 300 },
    { date: '2026-04-07', state: 'free', total: 300, dueNow: 300 },
    { date: '2026-04-14', state: 'free', total: 300, dueNow: 300 },
    { date: '2026-04-21', state: 'closed', total: null, dueNow: null },
  ])
  expect(body.total).toBe(900)
})

test('the chosen weeks are bookings of their own; money for one holds the others until three days before they begin', async () => {
  const { guest, host, series, read, pay } = await aSeries()
  expect(statesOf(series)).toEqual(Array(4).fill('awaiting_payment'))
  expect(new Set(series.weeks.map(({ payBy }) => payBy)).size).toBe(1)
  expect((await pay(0)).body.booking).toMatchObject({ status: 'confirmed', series: { number: 1, of: 4 } })
  const after = await read()
  expect(statesOf(after)).toEqual(['confirmed', ...Array(3).fill('awaiting_payment')])
  for (const { payBy, checkInAt } of after.weeks.slice(1))
    expect(Date.parse(checkInAt) - Date.parse(payBy ?? '')).toBe(72 * 3_600_000)
  api.clock.pass(3600)
  await sweep(api)
  expect(statesOf(await read())).toEqual(['confirmed', ...Array(3).fill('awaiting_payment')])
  await pay(2)
  expect(statesOf(await read())).toEqual(['confirmed', 'awaiting_payment', 'confirmed', 'awaiting_payment'])
  const { data } = (await api.call('GET', '/vender/bookings', { as: host })).body
  expect(data.map((one: { series?: object }) => one.series)).toContainEqual({
    _id: series._id,
    number: 1,
    of: 4,
  })
  expect(await notificationsOf(api, guest)).toEqual(['Booking_paid', 'Booking_paid'])
  expect(await findDifferences(api.db)).toEqual([])
})

test('without a payment all weeks are free again after a quarter of an hour', async () => {
  const { guest, listingId, read } = await aSeries()
  api.clock.pass(15 * 60 + 1)
  await sweep(api)
  expect(statesOf(await read())).toEqual(Array(4).fill('payment_expired'))
  expect(await notificationsOf(api, guest)).toEqual(['Booking_payment_expired'])
  expect((await quote(listingId)).body.weeks.map((one: { state: string }) => one.state)).toEqual(
    Array(4).fill('free'),
  )
})

test('a week that is not paid in time is free again, and leaves the others as they are', async () => {
  const { read, pay, listingId } = await aSeries()
  await pay(0)
  const second = (await read()).weeks[1]
  api.clock.set(new Date(Date.parse(second?.payBy ?? '') + 1000))
  await api.db.update(sessions).set({ expiresAt: new Date('2027-01-01T00:00:00Z') })
  await sweep(api)
  expect(statesOf(await read())).toEqual([
    'completed',
    'payment_expired',
    'awaiting_payment',
    'awaiting_payment',
  ])
  const held = await api.db.$count(allocations, eq(allocations.listingId, listingId))
  expect(held).toBe(4)
})

test('a taken week, another price and a week of another weekday refuse the whole series', async () => {
  const guest = await aGuest(api)
  const { id } = await aPitch()
  const other = await aGuest(api)
  const single = { ...VISIT, serviceId: id, date: '2026-04-07' }
  const headers = { 'idempotency-key': randomUUID() }
  await api.call('POST', '/bookings', { as: other, body: single, headers })
  expect((await book(guest, id)).body.code).toBe('dates_unavailable')
  expect((await book(guest, id, weeksFrom(['2026-03-24', '2026-03-31'], 250))).body.code).toBe(
    'price_changed',
  )
  for (const dates of [['2026-03-24', '2026-03-25'], ['2026-03-24', '2026-03-24'], ['2026-03-24']])
    expect((await book(guest, id, weeksFrom(dates))).status).toBe(400)
  expect((await book(guest, id, weeksFrom(['2026-03-24', '2026-06-16']))).status).toBe(400)
  expect(await api.db.$count(bookings, eq(bookings.guestId, guest.id))).toBe(0)
  expect((await book(guest, id, weeksFrom(['2026-03-24', '2026-03-31', '2026-04-14']))).status).toBe(201)
})

test('a listing by the night, one that is approved and one that is paid at the door have no series', async () => {
  const guest = await aGuest(api)
  const approved = await aPitch({ bookingType: '24-Hour' })
  expect((await quote(approved.id)).body.code).toBe('series_not_offered')
  const chalet = await aListing(api, { paymentType: 'fullPayment' })
  expect((await book(guest, chalet.id)).body.code).toBe('series_not_offered')
  const atDoor = await aPitch({ paymentType: 'payAtCheckin' })
  const body = { ...VISIT, paymentType: 'payAtCheckin', serviceId: atDoor.id, weeks: weeksFrom(FOUR) }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await api.call('POST', '/series', { as: guest, body, headers })).body.code).toBe(
    'series_not_offered',
  )
  expect((await quote('nothing')).status).toBe(404)
})

test('of two guests who book the same weeks at once one has all of them, the other none', async () => {
  const guests = await Promise.all([aGuest(api), aGuest(api), aGuest(api)])
  const { id } = await aPitch()
  const reversed = weeksFrom(FOUR).toReversed()
  const answers = await Promise.all(guests.map((one, i) => book(one, id, i === 1 ? reversed : undefined)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(await api.db.$count(bookings, eq(bookings.listingId, id))).toBe(4)
})

test('the same call twice is one series, and a guest has one unpaid series at a time, also of two sent at once', async () => {
  const guest = await aGuest(api)
  const [one, other] = [await aPitch(), await aPitch()]
  const [first, again] = await Promise.all([
    book(guest, one.id, undefined, 'the-same-key'),
    book(guest, one.id, undefined, 'the-same-key'),
  ])
  expect(first.body._id).toBe(again.body._id)
  expect((await book(guest, other.id)).body.code).toBe('series_limit')
  const third = await aGuest(api)
  const [left, right] = [await aPitch(), await aPitch()]
  const both = await Promise.all([book(third, left.id), book(third, right.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('weeks are cancelled by the policy of each, with what the page showed before, and only by their guest', async () => {
  const { read, pay, cancel, series } = await aSeries({ cancellationPolicy: 'Flexible' })
  await pay(0)
  await pay(1)
  const shown = await read()
  expect(shown.weeks.map(({ cancellation }) => cancellation?.refund)).toEqual([300, 300, 0, 0])
  const stranger = await aGuest(api)
  expect((await api.call('GET', `/series/${series._id}`, { as: stranger })).status).toBe(404)
  const theirs = await api.call('POST', `/series/${series._id}/cancel`, {
    as: stranger,
    body: { bookingIds: [series.weeks[0]?._id] },
  })
  expect(theirs.status).toBe(404)
  const { body } = await cancel([1, 2, 3])
  expect(statesOf(body)).toEqual(['confirmed', ...Array(3).fill('cancelled_by_guest')])
  expect(statesOf((await cancel([1, 2, 3])).body)).toEqual(statesOf(body))
  await sweep(api)
  expect(api.payments.refunds.map(({ amountHalalas }) => amountHalalas)).toEqual([30_000])
  expect((await booksOf(api))['psp_clearing']).toBe(-30_000)
  expect(await findDifferences(api.db)).toEqual([])
})

test('whoever cancels the last paid week has a quarter of an hour to pay another', async () => {
  const { read, pay, cancel } = await aSeries({ cancellationPolicy: 'Flexible' })
  await pay(0)
  await cancel([0])
  const { weeks } = await read()
  for (const { payBy } of weeks.slice(1))
    expect(Date.parse(payBy ?? '') - api.clock.now().getTime()).toBe(15 * 60_000)
  await pay(1)
  api.clock.pass(3600)
  await sweep(api)
  expect(statesOf(await read())).toEqual([
    'cancelled_by_guest',
    'confirmed',
    'awaiting_payment',
    'awaiting_payment',
  ])
})

test('a vendor who cancels the paid week does not shorten the hold of the others', async () => {
  const { host, read, pay } = await aSeries()
  await pay(0)
  const before = (await read()).weeks
  const { status } = await api.call('POST', `/vender/bookings/${before[0]?._id}/cancel`, {
    as: host,
    body: { reason: 'The pitch is closed' },
  })
  expect(status).toBe(200)
  const after = (await read()).weeks
  expect(after[0]?.status).toBe('cancelled_by_vendor')
  expect(after.slice(1)).toEqual(before.slice(1))
})

test('a booking that is no week of the series is not cancelled with it', async () => {
  const one = await aSeries()
  const body = { bookingIds: ['nothing'] }
  const answer = await api.call('POST', `/series/${one.series._id}/cancel`, { as: one.guest, body })
  expect(answer.status).toBe(404)
  expect(statesOf(await one.read())).toEqual(Array(4).fill('awaiting_payment'))
})

const minutesLeft = (payBy: string | null | undefined) =>
  (Date.parse(payBy ?? '') - api.clock.now().getTime()) / 60_000

test('a week that is moved nearer without money expires three days before it begins, or shortly', async () => {
  const { guest, series, read, pay } = await aSeries()
  await pay(0)
  const move = (week: number, date: string) =>
    api.call('POST', `/bookings/${series.weeks[week]?._id}/dates`, {
      as: guest,
      body: { date, start: '20:00', hours: 2, total: 300 },
    })
  expect((await move(2, '2026-03-20')).status).toBe(200)
  expect((await move(3, '2026-03-17')).status).toBe(200)
  const held = (await read()).weeks.find(({ checkInAt }) => checkInAt.startsWith('2026-03-20'))
  expect(held?.payBy).toBe('2026-03-17T17:00:00.000Z')
  expect(minutesLeft((await read()).weeks[0]?.payBy)).toBe(15)
  api.clock.pass(15 * 60 + 1)
  await sweep(api)
  const { weeks } = await read()
  expect(weeks.map(({ status }) => status).toSorted()).toEqual([
    ...['awaiting_payment', 'awaiting_payment', 'confirmed', 'payment_expired'],
  ])
  expect((await move(1, '2026-04-21')).status).toBe(200)
  expect((await read()).weeks.at(-1)?.payBy).toBe('2026-03-28T17:00:00.000Z')
})

/** Friends share a week; the guest has paid the first share. */
async function aSharedWeek(isPaid = true) {
  const made = await aSeries({ cancellationPolicy: 'Flexible' })
  const { guest, series, pay } = made
  if (isPaid) await pay(0)
  const path = `/bookings/${series.weeks[2]?._id}/split`
  const started = await api.call('POST', path, { as: guest, body: { shares: [150, 150] } })
  const { token } = started.body.split
  const share = (as: TestUser, number: number) =>
    api.call('POST', `/splits/${token}/pay`, { as, body: { share: number } })
  await share(guest, 1)
  return { ...made, share }
}

test('friends have a day to pay a week, however long its hold was and whatever becomes of the others', async () => {
  const { read, pay, cancel, share } = await aSharedWeek()
  const left = async () => minutesLeft((await read()).weeks[2]?.payBy)
  expect(await left()).toBe(24 * 60)
  await pay(1)
  expect(await left()).toBe(24 * 60)
  await cancel([0, 1])
  expect([await left(), minutesLeft((await read()).weeks[3]?.payBy)]).toEqual([24 * 60, 15])
  expect((await share(await aGuest(api), 2)).status).toBe(200)
  expect((await read()).weeks[2]?.status).toBe('confirmed')
  expect(await findDifferences(api.db)).toEqual([])
})

test('a week whose first share is unpaid expires as soon as the others when the last paid one is cancelled', async () => {
  const { guest, series, read, pay, cancel } = await aSeries({ cancellationPolicy: 'Flexible' })
  await pay(0)
  const path = `/bookings/${series.weeks[2]?._id}/split`
  await api.call('POST', path, { as: guest, body: { shares: [150, 150] } })
  await cancel([0])
  expect(minutesLeft((await read()).weeks[2]?.payBy)).toBe(15)
})

test('of a week that friends paid the guest reads the own part and theirs', async () => {
  const { read, share } = await aSharedWeek(false)
  await share(await aGuest(api), 2)
  expect((await read()).weeks[2]?.cancellation).toEqual({ refund: 150, refundToFriends: 150, vendorKeeps: 0 })
})

test('weeks expire shortly once the provider took the money of the last paid one back', async () => {
  const { read, pay } = await aSeries()
  await pay(0)
  const providerId = [...api.payments.reports.keys()].at(-1) ?? ''
  api.payments.byHand.set(providerId, 10_000)
  await settlePayment(api.app.deps, providerId)
  expect(minutesLeft((await read()).weeks[1]?.payBy)).toBeGreaterThan(15)
  api.payments.byHand.set(providerId, 30_000)
  await settlePayment(api.app.deps, providerId)
  expect((await read()).weeks.slice(1).map(({ payBy }) => minutesLeft(payBy))).toEqual([15, 15, 15])
  expect((await read()).weeks[0]?.status).toBe('confirmed')
})
