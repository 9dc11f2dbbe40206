import { eq } from 'drizzle-orm'
import { giveBalance } from '@/__tests__/server/support/balances'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import {
  CHEAPER,
  DIFFERENCE,
  dateChangesOf,
  FULL,
  LATER,
  LONGEST,
  OLD,
  QUARTER,
} from '@/__tests__/server/support/date-changes'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { payments } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'

const api = appForTests()
const moves = dateChangesOf(api)

test('a second dearer change takes the place of the first, whose capture goes back', async () => {
  const stay = await moves.aHeldChange()
  const first = await moves.leftAtBank(stay)
  api.clock.pass(1)
  expect((await stay.byGuest('dates', LONGEST)).body.dateChange).toMatchObject({
    ...LONGEST,
    difference: 1500,
  })
  expect(await moves.book(stay, LATER)).toBe(201)
  await moves.capture(first)
  expect(await moves.refunded()).toEqual([50_000])
  expect((await stay.byGuest('pay', { ...DIFFERENCE, source: 'test_second' })).status).toBe(200)
  await moves.assertMoved(stay, LONGEST, 2500)
})

test('a cheaper change while a dearer one waits is made at once, and the capture of the other goes back', async () => {
  const stay = await moves.aHeldChange()
  const late = await moves.leftAtBank(stay)
  expect((await stay.byGuest('dates', CHEAPER)).body).toMatchObject({ ...CHEAPER, paid: 500 })
  await moves.capture(late)
  expect(await stay.seenByGuest()).toMatchObject({ ...CHEAPER, total: 500, paid: 500 })
  expect(await moves.refunded()).toEqual([50_000, 50_000])
  expect(await moves.book(stay, LATER)).toBe(201)
  await moves.assertBooks()
})

test('what was captured while its change is replaced is carried out first', async () => {
  const stay = await moves.aHeldChange()
  const open = await moves.leftAtBank(stay)
  const known = api.payments.find
  const captured = () => {
    const report = api.payments.reports.get(open)
    if (report) api.payments.reports.set(open, { ...report, status: 'paid' })
  }
  jest.spyOn(api.payments, 'find').mockImplementationOnce((id) => {
    captured()
    return known(id)
  })
  expect((await stay.byGuest('dates', LONGEST)).body).toMatchObject({
    ...LATER,
    paid: 1500,
    dateChange: { ...LONGEST, state: 'open', difference: 1000 },
  })
  await moves.assertBooks()
})

test('the difference that was quoted counts, whatever the listing costs later', async () => {
  const stay = await moves.aHeldChange()
  const prices = ['2026-03-24', '2026-03-25', '2026-03-26'].map((day) => ({ day, price: 900 }))
  const raised = await api.call('PUT', `/vender/services/${stay.serviceId}/calendar`, {
    as: stay.host,
    body: { prices, turnoverMinutes: 600, confirmed: true },
  })
  expect(raised.status).toBe(200)
  expect((await stay.byGuest('dates/quote', LATER)).body).toMatchObject({ quote: { total: 2700 } })
  expect((await stay.byGuest('pay', DIFFERENCE)).body.booking).toMatchObject({ total: 1500, paid: 1500 })
  await moves.assertMoved(stay)
})

test('another device that requests the same dates finds the same hold with the same end', async () => {
  const stay = await moves.aHeldChange()
  api.clock.pass(600)
  const again = (await stay.byGuest('dates', { ...LATER, total: 1500 })).body
  expect(again.dateChange).toMatchObject({ state: 'open', expiresAt: '2026-03-15T09:15:00.000Z' })
  const answers = await Promise.all([1, 2, 3].map(() => stay.byGuest('pay', DIFFERENCE)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await api.db.select().from(payments)).map(({ state }) => state)).toEqual(['paid', 'paid'])
  await moves.assertMoved(stay)
})

test('an attempt that was given up for another card pays when it is captured, and the other one goes back', async () => {
  const stay = await moves.aHeldChange()
  const first = await moves.leftAtBank(stay)
  api.clock.pass(61)
  const second = await moves.leftAtBank(stay, 'test_second')
  await moves.capture(first)
  await moves.capture(second)
  expect(await moves.refunded()).toEqual([50_000])
  await moves.assertMoved(stay)
})

test('the guest gives up new dates: they are free at once, and an attempt that is captured later goes back', async () => {
  const stay = await moves.aHeldChange()
  const late = await moves.leftAtBank(stay)
  expect((await stay.byGuest('dates/give-up')).body.dateChange).toMatchObject({ state: 'given_up' })
  expect((await stay.byGuest('dates/give-up')).body.code).toBe('not_in_this_state')
  expect(await moves.book(stay, LATER)).toBe(201)
  await moves.capture(late)
  await moves.assertKept(stay, 'given_up')
  expect(await moves.refunded()).toEqual([50_000])
})

test('five unpaid holds are enough for a day', async () => {
  const stay = await moves.aPaidStay()
  for (let i = 0; i < 5; i += 1) {
    expect((await stay.byGuest('dates', LATER)).status).toBe(200)
    await stay.byGuest('dates/give-up')
  }
  expect((await stay.byGuest('dates', LATER)).body.code).toBe('too_many_requests')
  await moves.assertKept(stay, 'given_up')
  api.clock.pass(25 * 3600)
  expect((await stay.byGuest('dates', LATER)).status).toBe(200)
})

test('a balance pays the difference, alone or beside a card', async () => {
  const stay = await moves.aPaidStay()
  await giveBalance(api, stay.guest, 80_000)
  await stay.byGuest('dates', LATER)
  expect((await stay.byGuest('pay', { ...DIFFERENCE, from: 'balance' })).status).toBe(200)
  await moves.assertMoved(stay)
  await stay.byGuest('dates', { checkIn: '2026-03-24', checkOut: '2026-03-28' })
  expect((await stay.byGuest('pay', { ...DIFFERENCE, balancePart: 120 })).status).toBe(200)
  await moves.assertMoved(stay, { checkIn: '2026-03-24', checkOut: '2026-03-28' }, 2000)
  expect((await booksOf(api))['guest_wallet']).toBe(18_000)
})

test('a payment that went back at the bank meanwhile is owed with the difference: less than both is returned', async () => {
  const stay = await moves.aHeldChange()
  const early = await moves.leftAtBank(stay)
  const [first] = await api.db.select().from(payments).where(eq(payments.purpose, 'due_now'))
  api.payments.byHand.set(first?.providerId ?? '', 20_000)
  await settlePayment(api.app.deps, first?.providerId ?? '')
  expect((await stay.seenByGuest()).dateChange.difference).toBe(700)
  await moves.capture(early)
  expect(await stay.seenByGuest()).toMatchObject({ ...OLD, paid: 800 })
  expect((await stay.byGuest('pay', { ...DIFFERENCE, source: 'test_second' })).body.booking).toMatchObject({
    ...LATER,
    paid: 1500,
  })
  await sweep(api)
})

test('a stay that friends paid moves when its guest pays the difference, and a cancellation returns all of it', async () => {
  const stay = await aBookingAt(api, FULL)
  const { body } = await stay.byGuest('split', { shares: [600, 400] })
  const pay = (as: { token: string }, share: number) =>
    api.call('POST', `/splits/${body.split.token}/pay`, { as, body: { share } })
  await pay(stay.guest, 1)
  await pay(await aGuest(api), 2)
  await stay.byGuest('dates', LATER)
  await stay.byGuest('pay', DIFFERENCE)
  await moves.assertMoved(stay)
  await stay.byGuest('cancel')
  expect((await moves.refunded()).sort()).toEqual([40_000, 50_000, 60_000])
  await moves.assertBooks()
})

test('an admin who moves a paid stay for its guest holds the dates, and the guest is notified of the difference', async () => {
  const stay = await moves.aPaidStay()
  const as = await anAdmin(api)
  const path = `/admin/bookings/${stay.booking._id}`
  const { version } = (await api.call('GET', path, { as })).body
  const body = { ...LATER, version, reason: 'The guest called and asked for other nights.' }
  expect((await api.call('POST', `${path}/for-guest/dates`, { as, body })).status).toBe(200)
  expect(await notificationsOf(api, stay.guest)).toEqual(['Booking_paid', 'Booking_new_dates_held'])
  await stay.byGuest('pay', DIFFERENCE)
  const seen = (await api.call('GET', path, { as })).body
  expect(seen.dateChange).toMatchObject({ ...LATER, state: 'done' })
  // Both began in the same instant of the test's clock, so their order says nothing.
  const purposes = seen.attempts.map(({ purpose }: { purpose: string }) => purpose)
  expect(purposes.sort()).toEqual(['difference', 'due_now'])
  await moves.assertMoved(stay)
})

test('of a capture, a cancellation, the end of the time and a stranger at once one order holds, and the books agree', async () => {
  for (let i = 0; i < 4; i += 1) {
    const stay = await moves.aHeldChange()
    const late = await moves.leftAtBank(stay)
    api.clock.pass(QUARTER)
    await Promise.all([
      moves.capture(late),
      sweep(api),
      moves.book(stay, LATER),
      i % 2 ? stay.byGuest('cancel') : null,
    ])
    const seen: BookingWire = await stay.seenByGuest()
    const isMoved = seen.checkIn === LATER.checkIn
    expect(seen.dateChange?.state === 'done').toBe(isMoved)
    const own = await moves.takenBy(stay, false)
    expect(own.map((one) => one.state)).toEqual([seen.status === 'confirmed' ? 'confirmed' : 'released'])
    expect(await moves.takenBy(stay, true)).toEqual([])
    await moves.assertBooks()
  }
})
