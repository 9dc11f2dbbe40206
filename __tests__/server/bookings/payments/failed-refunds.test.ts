import { eq } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { auditTrail } from '@/server/db/schema/people/audit'
import { sweep } from '@/server/jobs/sweeper'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()

async function aFailedRefund() {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  await stay.byGuest('cancel')
  await sweep({ ...api, payments: { ...api.payments, refund: async () => false } })
  const admin = await anAdmin(api)
  const listed = async () => (await api.call('GET', '/admin/failed-refunds', { as: admin })).body
  const [refund] = (await listed()).data
  const act = (verb: string, body: object = {}) =>
    api.call('POST', `/admin/refunds/${refund._id}/${verb}`, { as: admin, body })
  return { ...stay, admin, listed, refund, act }
}

test('a refund that failed is sent again by an admin, once, under a new key', async () => {
  const { admin, guest, booking, listed, refund, act } = await aFailedRefund()
  expect(refund).toMatchObject({ amount: 1000, booking: { code: booking.code } })
  const [before] = await api.db.select().from(refunds)
  const answers = await Promise.all([act('retry'), act('retry'), act('transfer', { reference: 'FT1' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await listed()).total).toBe(0)
  await sweep(api)
  const [after] = await api.db.select().from(refunds)
  expect(after?.state).toBe('done')
  const wasTransferred = after?.bankReference !== null
  expect(await booksOf(api)).toEqual(wasTransferred ? { psp_clearing: -100_000, bank_clearing: 100_000 } : {})
  expect(await api.db.select().from(auditTrail)).toMatchObject([
    { actorId: admin.id, subjectKind: 'refund', subjectId: refund._id },
  ])
  expect(after?.idempotencyKey === before?.idempotencyKey).toBe(wasTransferred)
  expect((await notificationsOf(api, guest)).at(-1)).toBe(
    wasTransferred ? 'Refund_transferred' : 'Refund_arrived',
  )
})

test('a refund to a closed card is recorded as a bank transfer: nothing is owed, the guest is notified, it is not sent again', async () => {
  const { guest, act, seenByGuest } = await aFailedRefund()
  expect((await act('transfer', { reference: ' ' })).status).toBe(400)
  expect((await act('transfer', { reference: 'SARIE 2026-77' })).status).toBe(200)
  await sweep(api)
  expect(await booksOf(api)).toEqual({ psp_clearing: -100_000, bank_clearing: 100_000 })
  expect(await findDifferences(api.db)).toEqual([])
  expect(await api.db.select().from(refunds)).toMatchObject([
    { state: 'done', bankReference: 'SARIE 2026-77' },
  ])
  expect(api.payments.refunds).toEqual([])
  expect((await seenByGuest()).money[1]).toMatchObject({ state: 'done' })
  expect((await notificationsOf(api, guest)).at(-1)).toBe('Refund_transferred')
  expect(await api.db.select().from(auditTrail)).toMatchObject([
    {
      action: 'refund_transferred',
      before: { state: 'failed', amountHalalas: 100_000 },
      after: { state: 'done', amountHalalas: 100_000, bankReference: 'SARIE 2026-77' },
    },
  ])
  expect((await act('retry')).body.code).toBe('already_done')
})

test('a failed refund waits for the other refunds of its payment, because the provider knows their sum only', async () => {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  await stay.byGuest('dates', { checkIn: '2026-03-25', checkOut: '2026-03-26', total: 500 })
  await sweep({ ...api, payments: { ...api.payments, refund: async () => false } })
  await stay.byGuest('cancel')
  const admin = await anAdmin(api)
  const { data } = (await api.call('GET', '/admin/failed-refunds', { as: admin })).body
  const retry = () => api.call('POST', `/admin/refunds/${data[0]._id}/retry`, { as: admin, body: {} })
  expect((await retry()).body.code).toBe('refund_in_progress')
  await sweep(api)
  expect((await retry()).status).toBe(200)
  await sweep(api)
  expect(await booksOf(api)).toEqual({})
})

test('refunds of a provider that is not configured any more go to an admin, and never delay those of the present one', async () => {
  const former = await aBookingAt(api, { paymentType: 'fullPayment' })
  await former.byGuest('pay')
  const bookingId = former.booking._id
  const createdAt = new Date(api.clock.now().getTime() - 3_600_000)
  const ids = Array.from({ length: 60 }, (_, i) => `former-${i}`)
  const paid = { bookingId, provider: 'former', state: 'paid', amountHalalas: 100, createdAt } as const
  await api.db.insert(payments).values(ids.map((id) => ({ ...paid, id, providerId: id })))
  const owed = { amountHalalas: 100, runAt: createdAt, createdAt }
  await api.db.insert(refunds).values(ids.map((id) => ({ ...owed, paymentId: id, idempotencyKey: id })))
  const present = await aBookingAt(api, { paymentType: 'fullPayment' })
  await present.byGuest('pay')
  await present.byGuest('cancel')
  await sweep(api)
  expect(api.payments.refunds).toMatchObject([{ amountHalalas: 100_000 }])
  const { data } = (await api.call('GET', '/admin/failed-refunds', { as: await anAdmin(api) })).body
  const problem = 'the provider former is not configured'
  expect(data[0]).toMatchObject({ amount: 1, problem, booking: { code: former.booking.code } })
  const [named] = await api.db.select().from(refunds).where(eq(refunds.state, 'failed'))
  expect(named?.lastProblem).toContain('former')
})
