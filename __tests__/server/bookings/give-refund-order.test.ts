import { randomUUID } from 'node:crypto'
import { booksOf } from '@/__tests__/server/support/books'
import { CHECK_OUT, DAY_MS, refundsBy } from '@/__tests__/server/support/given-refunds'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { refunds } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()
const { aPaidStay, sweepAt, aFinishedStay, termsOf, give, rowOf } = refundsBy(api)

test('the same press twice gives once, and a second device with the older version is refused', async () => {
  const stay = await aPaidStay()
  const admin = await anAdmin(api)
  const { version } = await termsOf(stay, admin)
  const one = { amount: 100, key: randomUUID(), version }
  const answers = [await give(stay, admin, one), await give(stay, admin, one)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect((await give(stay, admin, { amount: 100, version })).body.code).toBe('stale_decision')
  expect(await api.db.$count(refunds)).toBe(1)
})

test('two admins at once give once', async () => {
  const stay = await aPaidStay()
  const [one, other] = [await anAdmin(api), await anAdmin(api)]
  const { version } = await termsOf(stay, one)
  const answers = await Promise.all([
    give(stay, one, { amount: 100, version }),
    give(stay, other, { amount: 100, version }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await rowOf(stay)).toMatchObject({ totalHalalas: 90_000 })
})

test('while a refund has not arrived, or failed, no other begins', async () => {
  const stay = await aPaidStay()
  const admin = await anAdmin(api)
  await give(stay, admin, { amount: 100 })
  expect((await termsOf(stay, admin)).refusal).toBe('refund_in_progress')
  expect((await give(stay, admin, { kind: 'goodwill', amount: 100 })).body.code).toBe('refund_in_progress')
  await sweep(api.app.deps)
  expect((await termsOf(stay, admin)).refusal).toBeNull()
})

test('while dearer dates wait for their payment nothing is given', async () => {
  const stay = await aPaidStay()
  await stay.byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-24' })
  const admin = await anAdmin(api)
  expect((await give(stay, admin, { amount: 100 })).body.code).toBe('payment_in_progress')
})

test('something stays paid of a stay that is ahead: for all of it the booking is cancelled', async () => {
  const stay = await aPaidStay()
  const admin = await anAdmin(api)
  expect((await termsOf(stay, admin)).mostPartial).toBe(999)
  expect((await give(stay, admin, { amount: 999.01 })).status).toBe(422)
})

test('a complaint that is granted afterwards returns its share of what is left', async () => {
  const stay = await aFinishedStay()
  const admin = await anAdmin(api)
  await give(stay, admin, { amount: 400 })
  await sweep(api.app.deps)
  await stay.byGuest('exception', { reason: 'No water' })
  const open = await api.call('GET', '/admin/cancellations?state=pending', { as: admin })
  const [{ _id }] = open.body.data
  await api.call('POST', `/admin/cancellations/${_id}/approve`, { as: admin, body: { percent: 100 } })
  await sweepAt(CHECK_OUT.getTime() + 3 * DAY_MS)
  await sweep(api.app.deps)
  expect(await booksOf(api)).toEqual({})
  expect(await findDifferences(api.db)).toEqual([])
})
