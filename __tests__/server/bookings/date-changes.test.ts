import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import {
  DIFFERENCE,
  dateChangesOf,
  FULL,
  LATER,
  LONGER,
  LONGEST,
  OLD,
  QUARTER,
  type Stay,
} from '@/__tests__/server/support/date-changes'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { invoices } from '@/server/db/schema/money/invoices'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()
const moves = dateChangesOf(api)

test('dearer dates of a paid stay have a hold beside the old ones, and change when the difference is paid', async () => {
  const stay = await moves.aPaidStay({ depositHalalas: 10_000 })
  const quoted = (await stay.byGuest('dates/quote', LATER)).body
  expect(quoted).toMatchObject({ quote: { total: 1500 }, difference: 500, refund: 0, dueAtCheckIn: 0 })
  const held = (await stay.byGuest('dates', { ...LATER, total: 1500 })).body
  expect(held).toMatchObject({
    ...{ ...OLD, status: 'confirmed', total: 1000, paid: 1000 },
    dateChange: {
      ...LATER,
      state: 'open',
      total: 1500,
      difference: 500,
      expiresAt: '2026-03-15T09:15:00.000Z',
    },
    allowed: expect.arrayContaining(['pay_difference', 'give_up_new_dates', 'change_dates', 'cancel']),
  })
  expect([await moves.book(stay, OLD), await moves.book(stay, LATER)]).toEqual([409, 409])
  expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert'])
  expect((await stay.byGuest('pay', DIFFERENCE)).body.booking).toMatchObject({ ...LATER, paid: 1500 })
  await moves.assertMoved(stay)
  expect(await moves.book(stay, OLD)).toBe(201)
  expect(await notificationsOf(api, stay.host)).toEqual([
    'New_booking_alert',
    'Booking_dates_changed_by_user',
  ])
  expect(await notificationsOf(api, stay.guest)).toEqual(['Booking_paid', 'Booking_dates_moved'])
  expect(await booksOf(api)).toMatchObject({ psp_clearing: -160_000, commission_income: 15_000 })
  const documents = await api.db.select().from(invoices)
  expect(documents.map(({ totalHalalas }) => totalHalalas).sort()).toEqual([100_000, 50_000])
  await stay.byGuest('cancel')
  expect((await moves.refunded()).sort()).toEqual([110_000, 50_000])
  await moves.assertBooks()
})

test('new nights that overlap the old ones have a hold without them, and become its dates as one', async () => {
  const stay = await moves.aHeldChange(LONGEST)
  expect(await moves.takenBy(stay, true)).toHaveLength(2)
  expect([
    await moves.book(stay, OLD),
    await moves.book(stay, { checkIn: '2026-03-22', checkOut: '2026-03-23' }),
  ]).toEqual([409, 409])
  await stay.byGuest('pay', DIFFERENCE)
  await moves.assertMoved(stay, LONGEST, 2500)
})

test('of several units each new night has one hold, on the units that the booking has', async () => {
  const stay = await aBookingAt(api, { ...FULL, type: 'Hotel', units: 3 }, { units: 2 })
  await stay.byGuest('pay')
  await stay.byGuest('dates', LONGER)
  const parts = await moves.takenBy(stay, true)
  const own = await moves.takenBy(stay, false)
  expect(parts.map((one) => one.unitId).sort()).toEqual(own.map((one) => one.unitId).sort())
  const night = { checkIn: '2026-03-22', checkOut: '2026-03-23' }
  expect([await moves.book(stay, night), await moves.book(stay, night)]).toEqual([201, 409])
  expect((await stay.byGuest('pay', DIFFERENCE)).body.booking).toMatchObject({ ...LONGER, paid: 3000 })
  expect(await moves.takenBy(stay, false)).toHaveLength(2)
  await moves.assertBooks()
})

test('after 15 minutes the new dates are free, the booking is as it was, and its guest is notified once', async () => {
  const stay = await moves.aHeldChange()
  api.clock.pass(QUARTER)
  expect((await stay.seenByGuest()).allowed).not.toContain('pay_difference')
  expect((await stay.byGuest('pay', DIFFERENCE)).body.code).toBe('deadline_passed')
  await sweep(api)
  await sweep(api)
  await moves.assertKept(stay, 'expired')
  expect((await stay.byGuest('pay', DIFFERENCE)).body.code).toBe('not_in_this_state')
  expect(await notificationsOf(api, stay.guest)).toEqual(['Booking_paid', 'Booking_new_dates_expired'])
  expect(await moves.book(stay, LATER)).toBe(201)
})

test('a stranger takes new dates that ran out before the timer came', async () => {
  const stay = await moves.aHeldChange()
  api.clock.pass(QUARTER)
  expect(await moves.book(stay, LATER)).toBe(201)
  await moves.assertKept(stay, 'expired')
})

test('a capture after the time carries the change out where the dates are still free', async () => {
  const stay = await moves.aHeldChange()
  const late = await moves.leftAtBank(stay)
  api.clock.pass(3600)
  await sweep(api)
  await moves.capture(late)
  await moves.assertMoved(stay)
})

test('a capture after the time goes back where a stranger took the dates, and the booking stays as it was', async () => {
  const stay = await moves.aHeldChange()
  const late = await moves.leftAtBank(stay)
  api.clock.pass(QUARTER)
  expect(await moves.book(stay, LATER)).toBe(201)
  await moves.capture(late)
  await moves.assertKept(stay, 'expired')
  expect(await moves.refunded()).toEqual([50_000])
  expect(await notificationsOf(api, stay.guest)).toContain('Booking_late_payment_refunded')
})

test('a capture just before the timer counts, also where it is reported after the time', async () => {
  const stay = await moves.aHeldChange()
  const late = await moves.leftAtBank(stay)
  api.clock.pass(QUARTER + 60)
  await moves.capture(late)
  await moves.assertMoved(stay)
})

test.each(['before the timers', 'after them'])(
  'a capture when the old stay has begun goes back, %s',
  async (when) => {
    const stay = await moves.aPaidStay()
    api.clock.set(new Date('2026-03-19T11:59:00Z'))
    await stay.byGuest('dates', LATER)
    const late = await moves.leftAtBank(stay)
    api.clock.set(new Date('2026-03-20T12:00:00Z'))
    if (when === 'after them') await sweep(api)
    await moves.capture(late)
    await moves.assertKept(stay, 'expired')
    expect(await moves.refunded()).toEqual([50_000])
  },
)

test('a check-in ends a change that waits', async () => {
  const stay = await moves.aPaidStay()
  api.clock.set(new Date('2026-03-19T11:59:00Z'))
  await stay.byGuest('dates', LATER)
  const late = await moves.leftAtBank(stay)
  api.clock.set(new Date('2026-03-20T11:30:00Z'))
  expect((await stay.byGuest('check-in')).status).toBe(200)
  expect(await moves.takenBy(stay, true)).toEqual([])
  await moves.capture(late)
  expect(await stay.seenByGuest()).toMatchObject({ ...OLD, status: 'checked_in', paid: 1000 })
  expect(await moves.refunded()).toEqual([50_000])
  await moves.assertBooks()
})

const CANCELS: Record<string, (stay: Stay) => Promise<unknown>> = {
  guest: (stay) => stay.byGuest('cancel'),
  vendor: (stay) => stay.byVendor('cancel', { reason: 'Why not' }),
  admin: async (stay) => {
    const as = await anAdmin(api)
    const path = `/admin/bookings/${stay.booking._id}`
    const { version } = (await api.call('GET', path, { as })).body
    return api.call('POST', `${path}/cancel`, { as, body: { reason: 'Why not', version } })
  },
}

test.each(Object.keys(CANCELS))(
  'a cancellation by the %s frees both dates, and a later capture goes back',
  async (by) => {
    const stay = await moves.aHeldChange()
    const late = await moves.leftAtBank(stay)
    await CANCELS[by]?.(stay)
    expect((await stay.seenByGuest()).status).toBe(`cancelled_by_${by}`)
    expect([await moves.book(stay, LATER), await moves.book(stay, OLD)]).toEqual([201, 201])
    await moves.capture(late)
    expect((await stay.seenByGuest()).dateChange.state).toBe('ended')
    expect((await moves.refunded()).sort()).toEqual([100_000, 50_000])
    await moves.assertBooks()
  },
)
