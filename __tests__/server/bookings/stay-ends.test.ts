import { eq } from 'drizzle-orm'
import { aBookingAt, bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { invoices } from '@/server/db/schema/money/invoices'
import { sessions } from '@/server/db/schema/people/sessions'
import { sweep } from '@/server/jobs/sweeper'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()

type Stay = Awaited<ReturnType<typeof aBookingAt>>

const CHECK_IN = new Date('2026-03-20T12:00:00Z')
const CHECK_OUT = new Date('2026-03-22T09:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FULL = { paymentType: 'fullPayment', depositHalalas: 20_000 } as const
const LAST_NIGHT = { paymentType: 'fullPayment', checkIn: '2026-03-21', checkOut: '2026-03-22' } as const
const REASON = { reason: 'The pool was empty' }

async function sweepAt(instant: Date | number): Promise<void> {
  api.clock.set(new Date(instant))
  await api.db.update(sessions).set({ expiresAt: new Date('2027-01-01T00:00:00Z') })
  await sweep(api.app.deps)
}

/** Paid, checked in an hour before the time and out again at once. */
async function anEarlyCheckOut(): Promise<Stay> {
  const stay = await aBookingAt(api, FULL)
  await stay.byGuest('pay')
  api.clock.set(new Date(CHECK_IN.getTime() - HOUR_MS))
  await stay.byGuest('check-in')
  expect((await stay.byGuest('check-out')).status).toBe(200)
  return stay
}

const stateOf = async ({ booking }: Stay) =>
  (await api.db.select().from(bookings).where(eq(bookings.id, booking._id)))[0]?.state

async function decide(decision: 'approve' | 'reject', body: object) {
  const admin = await anAdmin(api)
  const open = await api.call('GET', '/admin/cancellations?state=pending', { as: admin })
  return api.call('POST', `/admin/cancellations/${open.body.data[0]?._id}/${decision}`, { as: admin, body })
}

test('after an early check-out the deposit returns 48 hours after the booked one, and the vendor can claim it until then', async () => {
  const stay = await anEarlyCheckOut()
  const { body } = await api.call('GET', `/vender/bookings/${stay.booking._id}/deposit`, { as: stay.host })
  expect(body.returnsAt).toBe(new Date(CHECK_OUT.getTime() + 2 * DAY_MS).toISOString())
  await sweepAt(CHECK_OUT.getTime() + 2 * DAY_MS - 1)
  expect((await booksOf(api))['deposit_held']).toBe(20_000)
  await sweepAt(CHECK_OUT.getTime() + 2 * DAY_MS)
  expect((await booksOf(api))['deposit_held']).toBeUndefined()
})

test('nights after an early check-out are sold again when the vendor declares the place empty, once', async () => {
  const stay = await anEarlyCheckOut()
  const book = async () => (await bookStay(api, await aGuest(api), stay.serviceId, LAST_NIGHT)).status
  expect(await book()).toBe(409)
  expect((await stay.seenByVendor()).allowed).toContain('free_dates')
  const answers = [await stay.byVendor('free-dates'), await stay.byVendor('free-dates')]
  expect(answers.map(({ status, body }) => [status, status === 200 ? body.status : body.code])).toEqual([
    [200, 'completed'],
    [409, 'already_done'],
  ])
  expect((await stay.seenByVendor()).allowed).not.toContain('free_dates')
  expect(await book()).toBe(201)
})

test('after the booked check-out there is nothing to free', async () => {
  const stay = await anEarlyCheckOut()
  await sweepAt(CHECK_OUT)
  expect((await stay.byVendor('free-dates')).body.code).toBe('deadline_passed')
})

test('a complaint that is open at the automatic check-out is granted afterwards: price and commission return, the deposit goes its own way', async () => {
  const stay = await aBookingAt(api, FULL)
  await stay.byGuest('pay')
  api.clock.set(CHECK_IN)
  await stay.byGuest('check-in')
  expect((await stay.byGuest('exception', REASON)).status).toBe(200)
  await sweepAt(CHECK_OUT)
  expect(await stateOf(stay)).toBe('completed')
  const before = await booksOf(api)
  expect((await decide('approve', { percent: 50 })).body).toMatchObject({ status: 'completed' })
  expect(await stateOf(stay)).toBe('completed')
  const after = await booksOf(api)
  expect(after['commission_income']).toBe((before['commission_income'] ?? 0) / 2)
  expect(after['deposit_held']).toBe(20_000)
  expect(await notificationsOf(api, stay.host)).toContain('Booking_complaint_granted')
  const credits = await api.db.select().from(invoices).where(eq(invoices.kind, 'commission_credit_note'))
  expect(credits).toHaveLength(1)
  await sweepAt(CHECK_OUT.getTime() + 3 * DAY_MS)
  expect(await findDifferences(api.db)).toEqual([])
})

test('a complaint after the earnings were available is taken from them, and again no more than is left', async () => {
  const stay = await aBookingAt(api, FULL)
  await stay.byGuest('pay')
  api.clock.set(CHECK_IN)
  await stay.byGuest('check-in')
  await sweepAt(CHECK_OUT)
  expect((await booksOf(api))['vendor_pending']).toBeUndefined()
  for (const percent of [70, 70]) {
    expect((await stay.byGuest('exception', REASON)).status).toBe(200)
    expect((await decide('approve', { percent })).status).toBe(200)
  }
  const books = await booksOf(api)
  expect([books['vendor_available'], books['commission_income']]).toEqual([undefined, undefined])
  await sweep(api.app.deps)
  expect(await findDifferences(api.db)).toEqual([])
})

test('a complaint comes until 72 hours after the end', async () => {
  const stay = await aBookingAt(api, FULL)
  await stay.byGuest('pay')
  api.clock.set(CHECK_IN)
  await stay.byGuest('check-in')
  await sweepAt(CHECK_OUT)
  const preview = async () =>
    (await api.call('GET', `/bookings/${stay.booking._id}/cancellation`, { as: stay.guest })).body
  api.clock.set(new Date(CHECK_OUT.getTime() + 3 * DAY_MS - 1))
  expect((await preview()).mayAskException).toBe(true)
  api.clock.set(new Date(CHECK_OUT.getTime() + 3 * DAY_MS))
  expect((await preview()).mayAskException).toBe(false)
  expect((await stay.byGuest('exception', REASON)).body.code).toBe('deadline_passed')
})

test('earnings wait while a complaint is open; undecided for 14 days it counts as refused and they are available', async () => {
  const stay = await aBookingAt(api, FULL)
  await stay.byGuest('pay')
  api.clock.set(CHECK_IN)
  await stay.byGuest('check-in')
  await stay.byGuest('exception', REASON)
  await sweepAt(CHECK_OUT)
  await sweepAt(CHECK_OUT.getTime() + 14 * DAY_MS - 1)
  const waiting = await booksOf(api)
  expect([waiting['vendor_available'], waiting['deposit_held']]).toEqual([undefined, 20_000])
  await sweepAt(CHECK_OUT.getTime() + 14 * DAY_MS)
  await sweep(api.app.deps)
  expect((await booksOf(api))['vendor_available']).toBeGreaterThan(0)
  expect(await notificationsOf(api, stay.guest)).toContain('Booking_cancellation_rejected_by_admin')
  expect((await decide('approve', { percent: 50 })).status).toBe(404)
})

test('a complaint of a guest who cancels meanwhile is decided all the same', async () => {
  const stay = await aBookingAt(api, { ...FULL, cancellationPolicy: 'Non_refundable' })
  await stay.byGuest('pay')
  await stay.byGuest('exception', REASON)
  await stay.byGuest('cancel')
  expect((await decide('approve', { percent: 100 })).body).toMatchObject({ status: 'cancelled_by_guest' })
  await sweep(api.app.deps)
  expect((await booksOf(api))['vendor_pending']).toBeUndefined()
  expect(await findDifferences(api.db)).toEqual([])
})

test('the end of an unpaid stay without an arrival notifies the vendor, and silence for 48 hours costs nothing', async () => {
  const stay = await aBookingAt(api)
  await sweepAt(CHECK_OUT)
  expect(await stateOf(stay)).toBe('confirmed')
  expect(await notificationsOf(api, stay.host)).toContain('Booking_arrival_question')
  expect((await stay.seenByVendor()).allowed).toEqual(['no_show', 'check_out'])
  await sweepAt(CHECK_OUT.getTime() + 2 * DAY_MS - 1)
  expect(await stateOf(stay)).toBe('confirmed')
  await sweepAt(CHECK_OUT.getTime() + 2 * DAY_MS)
  expect(await stateOf(stay)).toBe('completed')
  expect(await booksOf(api)).toEqual({})
  const asked = await notificationsOf(api, stay.host)
  expect(asked.filter((type) => type === 'Booking_arrival_question')).toHaveLength(1)
  expect(await findDifferences(api.db)).toEqual([])
})

test.each([
  ['a second before midnight', '2026-03-23T20:59:59Z'],
  ['at midnight', '2026-03-23T21:00:00Z'],
  ['a second after midnight', '2026-03-23T21:00:01Z'],
])(
  'silence lasts 48 hours from the question, whatever the days do: answered %s of Riyadh',
  async (_when, instant) => {
    const stay = await aBookingAt(api)
    // The timers were late: the question comes an hour before midnight.
    await sweepAt(new Date('2026-03-22T20:00:00Z'))
    await sweepAt(new Date(instant))
    expect(await stateOf(stay)).toBe('confirmed')
    expect((await stay.seenByVendor()).allowed).toEqual(['no_show', 'check_out'])
    const asked = (await notificationsOf(api, stay.host)).filter(
      (type) => type === 'Booking_arrival_question',
    )
    expect(asked).toHaveLength(1)
    await sweepAt(new Date('2026-03-24T19:59:59.999Z'))
    expect(await stateOf(stay)).toBe('confirmed')
    await sweepAt(new Date('2026-03-24T20:00:00Z'))
    expect(await stateOf(stay)).toBe('completed')
    expect(await booksOf(api)).toEqual({})
  },
)

test('the answer "no-show" in the last instant of the silent hours, and after them', async () => {
  const [intime, late] = [await aBookingAt(api), await aBookingAt(api)]
  await sweepAt(CHECK_OUT)
  api.clock.set(new Date(CHECK_OUT.getTime() + 2 * DAY_MS - 1))
  expect((await intime.byVendor('no-show')).body.status).toBe('no_show')
  await sweepAt(CHECK_OUT.getTime() + 2 * DAY_MS)
  expect([await stateOf(intime), await stateOf(late)]).toEqual(['no_show', 'completed'])
  expect((await late.byVendor('no-show')).status).toBe(409)
  expect(await booksOf(api)).toEqual({})
})

test.each([
  ['stayed', 'completed', 'commission_income'],
  ['no-show', 'no_show', undefined],
] as const)('the vendor answers "%s": %s', async (answer, state, charged) => {
  const stay = await aBookingAt(api)
  await sweepAt(CHECK_OUT)
  expect((await stay.byVendor(answer)).body.status).toBe(state)
  expect(Object.keys(await booksOf(api)).includes('commission_income')).toBe(charged !== undefined)
  expect(await findDifferences(api.db)).toEqual([])
})
