import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests, type TestApp } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { invoices } from '@/server/db/schema/money/invoices'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()

const FULL = { paymentType: 'fullPayment' } as const
const PARTIAL = { paymentType: 'halfPayment', partialHalalas: 40_000 } as const
const REST = { purpose: 'rest', source: 'test_rest' }
/** 500 instead of 1,000, and 2,500. */
const CHEAPER = { checkIn: '2026-03-21', checkOut: '2026-03-22' }
const DEARER = { checkIn: '2026-03-20', checkOut: '2026-03-25' }

/** The payer of the last open attempt finishes it at the provider. */
function finish({ payments: provider }: TestApp): string {
  const open = [...provider.reports.values()].findLast(({ status }) => status === 'initiated')
  if (!open) throw new Error('no payment is open at the provider')
  provider.reports.set(open.providerId, { ...open, status: 'paid' })
  return open.providerId
}

async function whileOpen<Result>(pay: () => Promise<Result>): Promise<Result> {
  api.payments.next = 'initiated'
  return pay().finally(() => {
    api.payments.next = 'paid'
  })
}

/** A booking of 1,000 whose guest left an attempt at the bank and then changed the dates. */
async function aMovedStay(dates: object) {
  const stay = await aBookingAt(api, { ...FULL, depositHalalas: 10_000 })
  await whileOpen(() => stay.byGuest('pay', { source: 'test_first' }))
  expect((await stay.seenByGuest()).allowed).toContain('change_dates')
  expect((await stay.byGuest('dates', dates)).status).toBe(200)
  return stay
}

const stateOf = async () => (await api.db.select().from(payments)).map(({ state }) => state).sort()

test('an attempt that was given up for a cheaper stay pays it, and the surplus goes back at once, without a document', async () => {
  const stay = await aMovedStay(CHEAPER)
  await settlePayment(api, finish(api))
  expect(await stay.seenByGuest()).toMatchObject({ status: 'confirmed', total: 500, paid: 500 })
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountHalalas: 50_000, cause: 'surplus' }])
  await sweep(api)
  expect(api.payments.refunds).toMatchObject([{ amountHalalas: 50_000 }])
  expect(await booksOf(api)).toMatchObject({ psp_clearing: -60_000, commission_income: 5_000 })
  const documents = await api.db.select().from(invoices)
  expect(documents.map(({ kind, totalHalalas }) => [kind, totalHalalas])).toEqual([['receipt', 50_000]])
  expect(await findDifferences(api.db)).toEqual([])
})

test('an attempt that was given up for a dearer stay is refunded whole, and the booking waits for its payment', async () => {
  const stay = await aMovedStay(DEARER)
  await settlePayment(api, finish(api))
  expect(await stay.seenByGuest()).toMatchObject({ status: 'awaiting_payment', paid: 0 })
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountHalalas: 110_000 }])
  expect(await notificationsOf(api, stay.guest)).toContain('Booking_late_payment_refunded')
  expect((await stay.byGuest('pay', { source: 'test_second' })).body.booking).toMatchObject({ paid: 2500 })
  await sweep(api)
  expect(await booksOf(api)).toMatchObject({ psp_clearing: -260_000, commission_income: 25_000 })
  expect(await findDifferences(api.db)).toEqual([])
})

test.each([
  ['a cheaper stay', CHEAPER, 'confirmed', [50_000]],
  ['a dearer stay', DEARER, 'payment_expired', [110_000]],
])('a week later a capture for %s is compared with what is due then', async (_, dates, status, returned) => {
  const stay = await aMovedStay(dates)
  api.clock.pass(3 * 86_400)
  await sweep(api)
  expect((await stay.seenByGuest()).status).toBe('payment_expired')
  await settlePayment(api, finish(api))
  expect((await stay.seenByGuest()).status).toBe(status)
  const rows = await api.db.select().from(refunds)
  expect(rows.map(({ amountHalalas }) => amountHalalas)).toEqual(returned)
  expect(await findDifferences(api.db)).toEqual([])
})

test('after a cancellation, and a second time, a capture goes back whole and once', async () => {
  const stay = await aMovedStay(CHEAPER)
  await stay.byGuest('cancel')
  const providerId = finish(api)
  await Promise.all([1, 2, 3].map(() => settlePayment(api, providerId)))
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountHalalas: 110_000, cause: 'surplus' }])
  await sweep(api)
  expect(await booksOf(api)).toEqual({})
  expect(await findDifferences(api.db)).toEqual([])
})

test('captured while it is given up for other dates, the attempt pays the old ones first, and they change as paid ones', async () => {
  const stay = await aBookingAt(api, FULL)
  await whileOpen(() => stay.byGuest('pay', { source: 'test_first' }))
  const known = api.payments.find
  jest.spyOn(api.payments, 'find').mockImplementationOnce((id) => known(finish(api) && id))
  expect((await stay.byGuest('dates', CHEAPER)).body).toMatchObject({ status: 'confirmed', paid: 500 })
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountHalalas: 50_000, cause: 'owed' }])
  expect(api.payments.voided).toEqual([])
  expect(await findDifferences(api.db)).toEqual([])
})

test('an attempt for the rest that was left does not freeze the dates, and pays the rest of the new ones', async () => {
  const stay = await aBookingAt(api, PARTIAL)
  await stay.byGuest('pay')
  await whileOpen(() => stay.byGuest('pay', REST))
  api.clock.pass(3600)
  expect((await stay.byGuest('dates', CHEAPER)).body).toMatchObject({ total: 500, paid: 400, rest: 100 })
  expect(await stateOf()).toEqual(['paid', 'voided'])
  await settlePayment(api, finish(api))
  expect(await stay.seenByGuest()).toMatchObject({ total: 500, paid: 500, rest: 0 })
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountHalalas: 50_000, cause: 'surplus' }])
  expect(await findDifferences(api.db)).toEqual([])
})

test('a friend’s open attempt on a split that was given up does not freeze the dates; an open split does, as the booking shows', async () => {
  const stay = await aBookingAt(api, FULL)
  const { body } = await stay.byGuest('split', { shares: [600, 400] })
  const pay = (as: { token: string }, share: number) =>
    api.call('POST', `/splits/${body.split.token}/pay`, { as, body: { share } })
  await pay(stay.guest, 1)
  await whileOpen(async () => pay(await aGuest(api), 2))
  const { allowed } = await stay.seenByGuest()
  expect(allowed.filter((event: string) => event === 'change_dates' || event === 'pay')).toEqual([])
  expect((await stay.byGuest('pay')).body.code).toBe('not_in_this_state')
  expect((await stay.byGuest('dates', CHEAPER)).body.code).toBe('not_in_this_state')
  await stay.byGuest('split/give-up')
  expect((await stay.seenByGuest()).allowed).toEqual(expect.arrayContaining(['change_dates', 'pay']))
  expect((await stay.byGuest('dates', CHEAPER)).status).toBe(200)
  await settlePayment(api, finish(api))
  await sweep(api)
  expect(await booksOf(api)).toEqual({})
  expect(await findDifferences(api.db)).toEqual([])
})

test('an admin who changes the dates for a guest gives up the guest’s attempt as well', async () => {
  const stay = await aBookingAt(api, FULL)
  await whileOpen(() => stay.byGuest('pay', { source: 'test_first' }))
  const as = await anAdmin(api)
  const path = `/admin/bookings/${stay.booking._id}`
  const { version } = (await api.call('GET', path, { as })).body
  const body = { ...CHEAPER, version, reason: 'The guest called and asked for one night less.' }
  expect((await api.call('POST', `${path}/for-guest/dates`, { as, body })).status).toBe(200)
  expect(await stateOf()).toEqual(['voided'])
})
