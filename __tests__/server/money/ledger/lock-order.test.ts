import { billOfDueNow } from '@/lib/domain/booking/money/due'
import { fromSar, toSar } from '@/lib/domain/money'
import { equalShares } from '@/lib/domain/splits/split'
import { sweep } from '@/server/jobs/sweeper'
import { aBookingAt } from '../../support/bookings'
import { aDisputedStay } from '../../support/chargebacks'
import { aLockRecorder, type Lock } from '../../support/harness/lock-recorder'
import { appForTests } from '../../support/test-app'
import { anAdmin } from '../../support/users'

const recorder = aLockRecorder()
const api = appForTests({}, null, ({ db }) => ({ db: recorder.wrap(db) }))

const ORDER: readonly Lock['kind'][] = ['listing', 'accounts', 'series']

/** Of several locks of one kind, series go by their name; a listing that is locked already does not count again. */
function positionsOf(locks: readonly Lock[]): string[] {
  const known = new Set<string>()
  return locks.flatMap(({ kind, of }) => {
    const name = `${kind}:${of}`
    if (!ORDER.includes(kind) || (kind === 'listing' && known.has(name))) return []
    known.add(name)
    return [`${ORDER.indexOf(kind)} ${kind === 'series' ? of : ''}`]
  })
}

/** The transactions since the last call that move money. */
function takeMoneyTransactions(): Lock[][] {
  const all = recorder.transactions.splice(0)
  return all.filter((locks) => locks.some(({ kind }) => kind === 'accounts' || kind === 'series'))
}

beforeEach(() => {
  recorder.transactions.length = 0
})

function expectOrder(count: number): void {
  const moved = takeMoneyTransactions()
  expect(moved.length).toBeGreaterThanOrEqual(count)
  for (const locks of moved) {
    // Who gives money back is locked before, for the limit of the day.
    expect(locks.find(({ kind }) => kind !== 'user')?.kind).toBe('listing')
    const positions = positionsOf(locks)
    expect(positions).toEqual(positions.toSorted())
  }
}

const FULL = { paymentType: 'fullPayment', depositHalalas: 10_000 } as const
const HALF = { paymentType: 'halfPayment', partialHalalas: 20_000, depositHalalas: 5_000 } as const

test('a capture, a refund to the card and one to the balance lock listing, accounts and series in this order', async () => {
  const card = await aBookingAt(api, FULL)
  await card.byGuest('pay')
  await card.byGuest('cancel')
  await sweep(api.app.deps)
  const balance = await aBookingAt(api, FULL)
  await balance.byGuest('pay')
  expect((await balance.byGuest('cancel', { refundTo: 'balance' })).status).toBe(200)
  expectOrder(5)
})

test('a part of a price that an admin returns after the stay, and goodwill, lock in this order', async () => {
  const stay = await aBookingAt(api, FULL)
  await stay.byGuest('pay')
  api.clock.set(new Date(stay.booking.checkOutAt))
  await sweep(api.app.deps)
  takeMoneyTransactions()
  const as = await anAdmin(api)
  const path = `/admin/bookings/${stay.booking._id}/give-refund`
  for (const kind of ['goodwill', 'partial']) {
    const { version } = (await api.call('GET', path, { as })).body
    const body = { kind, amount: 100, cause: 'other', reason: 'No water', version }
    const { status } = await api.call('POST', path, { as, body, headers: { 'idempotency-key': kind } })
    expect(status).toBe(201)
  }
  await sweep(api.app.deps)
  expectOrder(3)
})

test('goodwill locks its guest behind the listing and before the accounts, so that no closing account gets it', async () => {
  const stay = await aBookingAt(api, FULL)
  await stay.byGuest('pay')
  const as = await anAdmin(api)
  const path = `/admin/bookings/${stay.booking._id}/give-refund`
  const { version } = (await api.call('GET', path, { as })).body
  takeMoneyTransactions()
  const body = { kind: 'goodwill', amount: 100, cause: 'other', reason: 'No water', version }
  expect((await api.call('POST', path, { as, body, headers: { 'idempotency-key': 'one' } })).status).toBe(201)
  const [locks = []] = takeMoneyTransactions()
  const places = [
    locks.findIndex(({ kind }) => kind === 'listing'),
    locks.findIndex(({ kind, of }) => kind === 'user' && of === stay.guest.id),
    locks.findIndex(({ kind }) => kind === 'accounts'),
  ]
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('a difference that is captured locks in this order', async () => {
  const stay = await aBookingAt(api, FULL)
  await stay.byGuest('pay')
  await stay.byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-24' })
  await stay.byGuest('pay', { purpose: 'difference' })
  expect((await stay.seenByGuest()).paid).toBe(2000)
  await sweep(api.app.deps)
  expectOrder(2)
})

test('a cancellation whose money stays writes the invoice of the commission and the document of the deposit in this order', async () => {
  const stay = await aBookingAt(api, { ...HALF, cancellationPolicy: 'Non_refundable' })
  await stay.byGuest('pay')
  await stay.byGuest('pay', { purpose: 'rest' })
  await stay.byGuest('cancel')
  await sweep(api.app.deps)
  expectOrder(4)
})

test('a payment of balance and card, and its release when the booking changes, lock in this order', async () => {
  const admin = await anAdmin(api)
  const stays = [await aBookingAt(api, FULL), await aBookingAt(api, FULL)]
  for (const { guest } of stays) {
    const body = { direction: 'add', amount: 300, reason: 'Why not' }
    const headers = { 'idempotency-key': `adjustment-${guest.id}` }
    await api.call('POST', `/admin/balances/${guest.id}/adjustments`, { as: admin, body, headers })
  }
  takeMoneyTransactions()
  api.payments.next = 'initiated'
  await stays[0]?.byGuest('pay', { source: 'slow', balancePart: 100 })
  await stays[0]?.byGuest('cancel')
  api.payments.next = 'paid'
  await stays[1]?.byGuest('pay', { source: 'both', balancePart: 100 })
  await stays[1]?.byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-21' })
  expectOrder(4)
})

test('a collection at the door, the end of a stay, its earnings and its deposit lock in this order', async () => {
  const full = await aBookingAt(api, FULL)
  const half = await aBookingAt(api, HALF)
  await full.byGuest('pay')
  await half.byGuest('pay')
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  await full.byGuest('check-in')
  await half.byGuest('check-in')
  expect((await half.byVendor('collect')).status).toBe(200)
  for (const day of ['2026-03-22T09:00:00Z', '2026-03-25T10:00:00Z', '2026-03-26T10:00:00Z']) {
    api.clock.set(new Date(day))
    await sweep(api.app.deps)
  }
  expectOrder(8)
})

test('a complaint that is granted after the end locks in this order', async () => {
  const stay = await aBookingAt(api, FULL)
  await stay.byGuest('pay')
  api.clock.set(new Date('2026-03-20T12:00:00Z'))
  await stay.byGuest('check-in')
  await stay.byGuest('exception', { reason: 'No water' })
  await stay.byGuest('check-out')
  takeMoneyTransactions()
  const admin = await anAdmin(api)
  const { body } = await api.call('GET', '/admin/cancellations', { as: admin })
  const path = `/admin/cancellations/${body.data[0]?._id}/approve`
  expect((await api.call('POST', path, { as: admin, body: { percent: 50 } })).status).toBe(200)
  expectOrder(1)
})

test('a split that becomes whole locks in this order', async () => {
  const whole = await aBookingAt(api, FULL)
  const shares = equalShares(fromSar(billOfDueNow(whole.booking).amount), 3).map(toSar)
  expect((await whole.byGuest('split', { shares })).status).toBe(200)
  const { body } = await api.call('GET', `/bookings/${whole.booking._id}/split`, { as: whole.guest })
  for (const share of [1, 2, 3])
    await api.call('POST', `/splits/${body.split.token}/pay`, { as: whole.guest, body: { share } })
  expectOrder(1)
})

test('chargebacks that are entered, lost with their documents, and won lock in this order', async () => {
  const stay = await aDisputedStay(api)
  await stay.open(400)
  expect((await stay.decide('lose', { carrier: 'guest' })).status).toBe(200)
  await stay.open(300)
  expect((await stay.decide('win')).status).toBe(200)
  expectOrder(5)
})
