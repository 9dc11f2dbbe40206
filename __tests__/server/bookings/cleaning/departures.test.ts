import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { A_STAY, aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { BOOKING_STATE_NAMES, BOOKING_TRANSITIONS } from '@/lib/domain/booking/transitions'
import { cleaningTasks } from '@/server/db/schema/bookings/cleaning'
import { sessions } from '@/server/db/schema/people/sessions'
import { sweep } from '@/server/jobs/sweeper'
import { cleaningAfter } from '@/server/modules/bookings/cleaning/departure'

const api = appForTests()

const ARRIVAL = new Date('2026-03-20T12:00:00Z')
const OUT = new Date('2026-03-22T09:00:00Z')

const tasks = () => api.db.select().from(cleaningTasks)
const states = async () => (await tasks()).map(({ state, dueAt }) => [state, dueAt.toISOString()])

/** Sessions that do not end before the stay does. */
async function later(at: Date) {
  await api.db.update(sessions).set({ expiresAt: new Date(at.getTime() + 86_400_000) })
  api.clock.set(at)
}

test('a confirmed booking makes one task at its departure, a request or an unpaid one none', async () => {
  await aBookingAt(api, { bookingType: '24-Hour' })
  await aBookingAt(api, { paymentType: 'fullPayment' })
  expect(await states()).toEqual([])
  const { booking } = await aBookingAt(api)
  expect(await tasks()).toMatchObject([{ bookingId: booking._id, state: 'toDo', units: 1, isHourly: false }])
})

test('other dates move the task, which begins anew, and a cancellation withdraws it, once', async () => {
  const stay = await aBookingAt(api)
  const [before] = await tasks()
  await api.db.update(cleaningTasks).set({ note: 'Fresh sheets' })
  const dates = { checkIn: '2026-03-24', checkOut: '2026-03-26' }
  expect((await stay.byGuest('dates', dates)).status).toBe(200)
  const [moved] = await tasks()
  expect(moved).toMatchObject({ id: before?.id, state: 'toDo', note: 'Fresh sheets' })
  expect(moved && before && moved.dueAt.getTime() - before.dueAt.getTime()).toBe(4 * 86_400_000)
  const ends = await Promise.all([stay.byGuest('cancel'), stay.byGuest('cancel')])
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await tasks()).map(({ state }) => state)).toEqual(['withdrawn'])
})

test('an early check-out brings the task forward, one at its time does not, and what was begun stays as it is', async () => {
  const stay = await aBookingAt(api)
  await later(ARRIVAL)
  await stay.byGuest('check-in')
  const left = new Date('2026-03-21T06:00:00Z')
  await later(left)
  await stay.byGuest('check-out')
  expect(await states()).toEqual([['toDo', left.toISOString()]])
  await stay.byVendor('free-dates')
  expect(await states()).toEqual([['toDo', left.toISOString()]])
})

test('a task that was done before the guest pressed check-out stays done', async () => {
  const stay = await aBookingAt(api)
  await later(ARRIVAL)
  await stay.byGuest('check-in')
  const morning = new Date('2026-03-22T05:00:00Z')
  await later(morning)
  await api.db.update(cleaningTasks).set({ state: 'done', doneAt: morning })
  await stay.byGuest('check-out')
  expect((await tasks()).map(({ state }) => state)).toEqual(['done'])
})

test('a stay that ends by itself leaves its task at the booked departure; a no-show leaves none', async () => {
  const stay = await aBookingAt(api)
  const gone = await aBookingAt(api)
  await later(ARRIVAL)
  await stay.byGuest('check-in')
  const [own] = await api.db.select().from(cleaningTasks).where(eq(cleaningTasks.bookingId, stay.booking._id))
  await later(new Date(ARRIVAL.getTime() + 5 * 3_600_000))
  expect((await gone.byVendor('no-show')).status).toBe(200)
  await later(new Date('2026-03-22T12:00:00Z'))
  await sweep(api.app.deps)
  const rows = await tasks()
  expect(rows.find(({ bookingId }) => bookingId === gone.booking._id)?.state).toBe('withdrawn')
  expect(rows.find(({ bookingId }) => bookingId === stay.booking._id)).toMatchObject({
    state: 'toDo',
    dueAt: own?.dueAt,
  })
})

test('a booking whose row is refused leaves no task: both are of one transaction', async () => {
  const { id } = await aListing(api)
  const guests = await Promise.all([1, 2, 3, 4].map(() => aGuest(api)))
  const answers = await Promise.all(guests.map((guest) => bookStay(api, guest, id)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await tasks()).toHaveLength(1)
})

test('stays by the hour make tasks only where the vendor chose it, those that are booked at once, and lose them again', async () => {
  const { id, host } = await aListing(api, {
    type: 'Stadium',
    pricingMode: 'hourly',
    checkInTime: '00:00',
    checkOutTime: '00:00',
    prices: { hour: 10_000 },
  })
  const stranger = await anAdmin(api)
  const { checkIn: date, checkOut: _, ...party } = A_STAY
  const hour = (start: string) => ({ ...party, date, start, hours: 2 })
  const book = async (start: string) => {
    const answer = await api.call('POST', '/bookings', {
      as: await aGuest(api),
      body: { serviceId: id, ...hour(start) },
      headers: { 'idempotency-key': `hour-${start}` },
    })
    expect([start, answer.status, answer.body.code]).toEqual([start, 201, answer.body.code])
  }
  await book('10:00')
  expect(await tasks()).toEqual([])
  const choose = (hourly: boolean, as = host) =>
    api.call('PUT', `/vender/cleaning/listings/${id}`, { as, body: { hourly } })
  await choose(true)
  await book('14:00')
  expect((await tasks()).map(({ state, isHourly }) => [state, isHourly])).toEqual([
    ['toDo', true],
    ['toDo', true],
  ])
  await choose(false)
  expect((await tasks()).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
  await choose(true)
  expect((await tasks()).map(({ state }) => state)).toEqual(['toDo', 'toDo'])
  expect((await choose(false, { ...host, ...stranger })).status).toBe(403)
})

test('every edge of the graph plans, brings forward or withdraws: a place where a guest lived is always cleaned', () => {
  const edges = BOOKING_TRANSITIONS.flatMap((edge) =>
    edge.from.map((from) => ({ from, to: 'to' in edge ? edge.to : from })),
  )
  const checkOutAt = OUT
  fc.assert(
    fc.property(fc.constantFrom(...edges), fc.integer({ min: -72, max: 72 }), ({ from, to }, hours) => {
      const now = new Date(checkOutAt.getTime() + hours * 3_600_000)
      const next = cleaningAfter({ from, to, checkOutAt }, now)
      if (next && 'dueAt' in next) expect(next.dueAt.getTime()).toBeLessThanOrEqual(checkOutAt.getTime())
      if (from === 'checked_in') expect(next?.act).not.toBe('withdraw')
      if (to === 'confirmed') expect(next).toEqual({ act: 'plan', dueAt: checkOutAt })
      if (from === to && to !== 'confirmed' && to !== 'checked_in') expect(next).toBeNull()
    }),
  )
  expect(BOOKING_STATE_NAMES.length).toBeGreaterThan(5)
})
