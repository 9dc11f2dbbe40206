import { eq } from 'drizzle-orm'
import { eventually } from '@/__tests__/eventually'
import { aBookingAt, bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { serviceLevels } from '@/server/db/schema/console/status'
import { usedPasskeyChallenges } from '@/server/db/schema/people/passkeys'
import { oneTimeCodes, sessions } from '@/server/db/schema/people/sessions'
import { idempotencyKeys } from '@/server/db/schema/platform/idempotency'
import { vitals } from '@/server/db/schema/platform/vitals'
import { startSweeper, sweep } from '@/server/jobs/sweeper'

const api = appForTests()

const stateOf = async (id: string) =>
  (await api.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.state

test('booking-request: an unanswered request expires after 24 hours and frees its dates', async () => {
  const { id } = await aListing(api, { bookingType: '24-Hour' })
  const { body } = await bookStay(api, await aGuest(api), id)
  api.clock.pass(24 * 3600 - 1)
  expect(await sweep(api)).toBe(0)
  api.clock.pass(1)
  expect(await sweep(api)).toBe(1)
  expect(await stateOf(body._id)).toBe('expired')
  expect((await api.db.select().from(allocations))[0]?.state).toBe('released')
  const search = await api.call('GET', '/services/search?checkIn=20-03-2026&checkOut=22-03-2026')
  expect(search.body.total).toBe(1)
})

test('an unpaid booking expires after 15 minutes, once', async () => {
  const { id } = await aListing(api, { paymentType: 'fullPayment' })
  const { body } = await bookStay(api, await aGuest(api), id, { paymentType: 'fullPayment' })
  api.clock.pass(15 * 60)
  expect([await sweep(api), await sweep(api)]).toEqual([1, 0])
  expect(await stateOf(body._id)).toBe('payment_expired')
})

test('a hold that a payment extends after the sweeper has read it is not ended', async () => {
  const { booking, byGuest } = await aBookingAt(api, { paymentType: 'fullPayment' })
  api.payments.next = 'initiated'
  api.clock.pass(15 * 60)
  let isExtended = false
  const transaction: typeof api.db.transaction = async (...work) => {
    if (!isExtended) {
      isExtended = true
      api.clock.pass(-1)
      await byGuest('pay')
      api.clock.pass(1)
    }
    return api.db.transaction(...work)
  }
  expect(await sweep({ ...api, db: Object.create(api.db, { transaction: { value: transaction } }) })).toBe(0)
  expect(await stateOf(booking._id)).toBe('awaiting_payment')
  api.clock.pass(10 * 60)
  expect(await sweep(api)).toBe(1)
})

test('a stay is completed by itself at its end', async () => {
  const { booking, byGuest } = await aBookingAt(api, { paymentType: 'fullPayment' })
  await byGuest('pay')
  api.clock.set(new Date('2026-03-22T09:00:00Z'))
  await sweep(api)
  expect(await stateOf(booking._id)).toBe('completed')
})

test('expired codes, sessions and keys are deleted, valid ones stay', async () => {
  const { id } = await aListing(api)
  await bookStay(api, await aGuest(api), id)
  await api.call('POST', '/user/signup', { body: { phone: '555000111' } })
  api.clock.pass(3600)
  await sweep(api)
  const counts = async () => [
    (await api.db.select().from(oneTimeCodes)).length,
    (await api.db.select().from(sessions)).length,
    (await api.db.select().from(idempotencyKeys)).length,
  ]
  expect(await counts()).toEqual([1, 2, 1])
  api.clock.pass(8 * 24 * 3600)
  await sweep(api)
  expect(await counts()).toEqual([0, 0, 0])
})

test('the vendor is reminded of a request four hours before its end, once, however many processes sweep', async () => {
  const { id, host } = await aListing(api, { bookingType: '24-Hour' })
  await bookStay(api, await aGuest(api), id)
  api.clock.pass(20 * 3600 - 1)
  await sweep(api)
  expect(await notificationsOf(api, host)).toEqual(['Booking_request_send_by_user'])
  api.clock.pass(1)
  await Promise.all([sweep(api), sweep(api), sweep(api)])
  expect(await notificationsOf(api, host)).toEqual([
    'Booking_request_send_by_user',
    'Booking_request_reminder',
  ])
})

test('an approval that waits for its payment reminds the guest an hour before the end, an instant booking never', async () => {
  const stay = await aBookingAt(api, { bookingType: '24-Hour', paymentType: 'fullPayment' })
  await stay.byVendor('approve')
  const instant = await aBookingAt(api, { paymentType: 'fullPayment' })
  await sweep(api)
  api.clock.pass(5 * 3600)
  await sweep(api)
  expect(await notificationsOf(api, stay.guest)).toEqual([
    'Booking_request_approved_by_vender',
    'Booking_payment_reminder',
  ])
  expect(await notificationsOf(api, instant.guest)).toEqual(['Booking_payment_expired'])
})

test('a request that expires notifies the guest', async () => {
  const stay = await aBookingAt(api, { bookingType: '24-Hour' })
  api.clock.pass(24 * 3600)
  await sweep(api)
  expect(await notificationsOf(api, stay.guest)).toEqual(['Booking_request_expired'])
})

test('a failing part of a round does not stop the other parts', async () => {
  const { id, host } = await aListing(api)
  const importUrl = 'https://calendar.example.com/one.ics'
  await api.call('PUT', `/vender/services/${id}/calendar`, { as: host, body: { importUrl } })
  await api.call('POST', '/user/signup', { body: { phone: '555000111' } })
  api.clock.pass(72 * 3600)
  const read = () => Promise.reject(new Error('the reader is broken'))
  await expect(sweep({ ...api, feeds: { read } })).rejects.toThrow(AggregateError)
  expect(await api.db.select().from(oneTimeCodes)).toEqual([])
})

test('what cannot be deleted does not stop what is deleted after it', async () => {
  const soon = new Date(api.clock.now().getTime() + 1000)
  await api.db.insert(usedPasskeyChallenges).values({ challengeHash: 'a-hash', expiresAt: soon })
  await api.db
    .insert(serviceLevels)
    .values({ journey: 'search', at: api.clock.now(), calls: 1, failed: 0, slow: 0 })
  api.clock.pass(100 * 24 * 3600)
  const away: unknown[] = [oneTimeCodes, vitals]
  const remove: typeof api.db.delete = (table) => {
    if (away.includes(table)) throw new Error('the table is away')
    return api.db.delete(table)
  }
  await expect(sweep({ ...api, db: Object.create(api.db, { delete: { value: remove } }) })).rejects.toThrow(
    AggregateError,
  )
  expect(await api.db.select().from(usedPasskeyChallenges)).toEqual([])
  expect(await api.db.select().from(serviceLevels)).toEqual([])
})

test('a provider that does not answer delays neither the end of a hold nor its other payments', async () => {
  api.payments.next = 'initiated'
  const asked = new Set<string>()
  let answer = () => {}
  const silence = new Promise<null>((resolve) => {
    answer = () => resolve(null)
  })
  for (let i = 0; i < 10; i++) await (await aBookingAt(api, { paymentType: 'fullPayment' })).byGuest('pay')
  api.clock.pass(60)
  const find = (id: string) => {
    asked.add(id)
    return silence
  }
  const stop = startSweeper({ ...api.app.deps, payments: { ...api.payments, find } }, 200)
  try {
    await eventually(() => asked.size === 8)
    const { booking } = await aBookingAt(api, { paymentType: 'fullPayment' })
    api.clock.pass(20 * 60)
    await eventually(async () => (await stateOf(booking._id)) === 'payment_expired')
  } finally {
    answer()
    await stop()
  }
})
