import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { earningsOf } from '@/lib/domain/booking/money/commission'
import type { MoneyMovement } from '@/lib/domain/booking/money/money-movements'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { fromSar } from '@/lib/domain/money'
import { platformPartOf } from '@/lib/domain/promotions/platform-part'
import { bookingEvents } from '@/server/db/schema/bookings'
import { newId } from '@/server/db/schema/columns'
import { bankAccounts } from '@/server/db/schema/money/payouts'
import { sessions } from '@/server/db/schema/sessions'
import { uploads } from '@/server/db/schema/uploads'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { aBookingAt } from '../support/bookings'
import { booksOf } from '../support/books'
import { emptyTables } from '../support/database'
import type { ListingOptions } from '../support/listings'
import { A_CODE, discountOf } from '../support/promotions'
import { appForTests, START } from '../support/test-app'
import { aHost, anAdmin, type Host, type TestUser } from '../support/users'

const api = appForTests()

/** LEDGER_LIVES=3000 lives longer than a test run has time for. */
const LIVES = Number(process.env['LEDGER_LIVES'] ?? 15)
const MOST_STEPS = 14
const FAR_AWAY = new Date('2027-01-01T00:00:00Z')

type Stay = Awaited<ReturnType<typeof aBookingAt>>

/** Two bookings at one vendor, so that a debt of the one meets the earnings of the other. */
interface World {
  stays: Stay[]
  host: Host
  admin: TestUser
}

const PLACES = [
  { paymentType: 'fullPayment', depositHalalas: 12_345 },
  { paymentType: 'halfPayment', partialHalalas: 33_333, depositHalalas: 5_000 },
  { paymentType: 'payAtCheckin' },
  { paymentType: 'fullPayment', bookingType: '24-Hour', cancellationPolicy: 'Non_refundable' },
  {
    paymentType: 'fullPayment',
    prices: { allDays: 33_337 },
    cancellationPolicy: 'Strict',
    depositHalalas: 1,
  },
] as const satisfies ListingOptions[]

const reason = { reason: 'Why not' }
const first = ({ stays }: World, at: number) => stays[at] as Stay

async function grant({ admin }: World, percent: number): Promise<void> {
  const { body } = await api.call('GET', '/admin/cancellations', { as: admin })
  const [request] = body.data
  if (request)
    await api.call('POST', `/admin/cancellations/${request._id}/approve`, { as: admin, body: { percent } })
}

/** A private photo of the world's vendor, without its file. */
async function aPhotoOf(host: Host): Promise<string> {
  const id = newId()
  const size = { width: 1, height: 1 }
  await api.db
    .insert(uploads)
    .values({ id, ownerId: host.id, fileKey: `documents/${id}`, visibility: 'private', ...size })
  return `/api/v1/documents/${id}`
}

async function claim(world: World, at: number, amount: number): Promise<void> {
  const photos = [await aPhotoOf(world.host)]
  await first(world, at).byVendor('deposit/claim', { amount, photos, ...reason })
}

/** Decides all claims that wait. */
async function decideClaims({ admin }: World, share: number): Promise<void> {
  const { body } = await api.call('GET', '/admin/deposit-claims', { as: admin })
  for (const { _id, amount } of body.data) {
    const granted = { amount: Math.floor(amount * 100 * share) / 100, ...reason }
    await api.call('POST', `/admin/deposit-claims/${_id}/decide`, { as: admin, body: granted })
  }
}

async function retryRefunds({ admin }: World): Promise<void> {
  const { body } = await api.call('GET', '/admin/failed-refunds', { as: admin })
  for (const { _id } of body.data)
    await api.call('POST', `/admin/refunds/${_id}/retry`, { as: admin, body: {} })
}

/** Decides on all payouts of a state; an event that is not possible now is an answer too. */
async function movePayouts({ admin }: World, state: string, event: string): Promise<void> {
  const { body } = await api.call('GET', `/admin/payouts?state=${state}`, { as: admin })
  const why = event === 'refuse' || event === 'return' ? reason : {}
  for (const { _id } of body.data)
    await api.call('POST', `/admin/payouts/${_id}/${event}`, { as: admin, body: why })
}

/** Puts what is approved into a bank file and marks it as sent. */
async function sendPayouts({ admin }: World): Promise<void> {
  await movePayouts({ admin } as World, 'requested', 'approve')
  const { status, body } = await api.call('POST', '/admin/payout-batches', { as: admin, body: {} })
  if (status === 201)
    await api.call('POST', `/admin/payout-batches/${body._id}/send`, { as: admin, body: {} })
}

/** The provider reports what it decided meanwhile, twice and in any order. */
async function reportAll(): Promise<void> {
  const reports = [...api.payments.reports.values()]
  for (const report of reports)
    if (report.status === 'initiated')
      api.payments.reports.set(report.providerId, { ...report, status: 'paid' })
  for (const { providerId } of [...reports, ...reports.toReversed()])
    await settlePayment(api.app.deps, providerId)
}

/** What may happen; a refusal is an answer too. `at` picks one of the bookings. */
const STEPS: Record<string, (world: World, at: number) => Promise<unknown>> = {
  'vendor approves': (world, at) => first(world, at).byVendor('approve'),
  'vendor rejects': (world, at) => first(world, at).byVendor('reject', reason),
  'guest pays': (world, at) => first(world, at).byGuest('pay', { source: 'test_accepted' }),
  'guest pays twice at once': (world, at) =>
    Promise.all([first(world, at).byGuest('pay'), first(world, at).byGuest('pay')]),
  'the card is declined': (world, at) => first(world, at).byGuest('pay', { source: 'test_declined' }),
  'guest pays, the answer is open': async (world, at) => {
    api.payments.next = 'initiated'
    await first(world, at).byGuest('pay', { source: `slow_${at}` })
    api.payments.next = 'paid'
  },
  'guest pays, the provider is down': async (world, at) => {
    api.payments.next = null
    await first(world, at).byGuest('pay', { source: 'unreachable' })
    api.payments.next = 'paid'
  },
  'guest pays the rest': (world, at) => first(world, at).byGuest('pay', { purpose: 'rest' }),
  'guest pays the rest, the answer is open': async (world, at) => {
    api.payments.next = 'initiated'
    await first(world, at).byGuest('pay', { purpose: 'rest', source: `slow_rest_${at}` })
    api.payments.next = 'paid'
  },
  'the provider reports': reportAll,
  'admin adds to a balance': (world, at) =>
    api.call('POST', `/admin/balances/${first(world, at).guest.id}/adjustments`, {
      as: world.admin,
      body: { direction: 'add', amount: 400, reason: 'Why not' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  'guest pays from the balance': (world, at) => first(world, at).byGuest('pay', { from: 'balance' }),
  'guest pays the rest from the balance': (world, at) =>
    first(world, at).byGuest('pay', { from: 'balance', purpose: 'rest' }),
  'guest cancels': (world, at) => first(world, at).byGuest('cancel'),
  'guest cancels to the balance': (world, at) => first(world, at).byGuest('cancel', { refundTo: 'balance' }),
  'vendor cancels': (world, at) => first(world, at).byVendor('cancel', reason),
  'admin cancels': (world, at) =>
    api.call('POST', `/admin/bookings/${first(world, at).booking._id}/cancel`, {
      as: world.admin,
      body: reason,
    }),
  'guest shortens the stay': (world, at) =>
    first(world, at).byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-21' }),
  'guest lengthens the stay': (world, at) =>
    first(world, at).byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-24' }),
  'guest checks in': (world, at) => first(world, at).byGuest('check-in'),
  'vendor collects': (world, at) => first(world, at).byVendor('collect'),
  'guest checks out': (world, at) => first(world, at).byGuest('check-out'),
  'vendor says no-show': (world, at) => first(world, at).byVendor('no-show'),
  'guest wants an exception': (world, at) => first(world, at).byGuest('exception', reason),
  'vendor claims a halala': (world, at) => claim(world, at, 0.01),
  'vendor claims a part': (world, at) => claim(world, at, 50),
  'vendor claims too much': (world, at) => claim(world, at, 200),
  'guest agrees': (world, at) => first(world, at).byGuest('deposit/answer', { agrees: true }),
  'guest disagrees': (world, at) =>
    first(world, at).byGuest('deposit/answer', { agrees: false, text: 'It was so' }),
  'admin decides for a third': (world) => decideClaims(world, 1 / 3),
  'admin decides for the guest': (world) => decideClaims(world, 0),
  'admin sends refunds again': (world) => retryRefunds(world),
  'admin grants a third': (world) => grant(world, 33),
  'admin grants all': (world) => grant(world, 100),
  'vendor requests a payout': ({ host }) => api.call('POST', '/vender/payouts', { as: host, body: {} }),
  'vendor requests payouts at once': ({ host }) =>
    Promise.all([1, 2].map(() => api.call('POST', '/vender/payouts', { as: host, body: {} }))),
  'admin refuses payouts': (world) => movePayouts(world, 'requested', 'refuse'),
  'admin sends payouts': sendPayouts,
  'payouts arrive': (world) => movePayouts(world, 'sent', 'pay'),
  'the bank returns payouts': (world) => movePayouts(world, 'sent', 'return'),
  'the bank returns what was paid': (world) => movePayouts(world, 'paid', 'return'),
  'refunds cannot be sent': async () => {
    api.payments.areRefundsDown = true
    await sweep(api)
    api.payments.areRefundsDown = false
  },
  'refunds are refused': () => sweep({ ...api, payments: { ...api.payments, refund: async () => false } }),
  'timers run': () => sweep(api),
  'minutes pass': async () => api.clock.pass(16 * 60),
  'a day passes': async () => api.clock.pass(86_400),
  'arrival comes': async () => api.clock.set(latest(new Date('2026-03-20T12:00:00Z'))),
  'departure comes': async () => api.clock.set(latest(new Date('2026-03-22T09:00:00Z'))),
}

const latest = (instant: Date) => (instant > api.clock.now() ? instant : api.clock.now())

/** What the provider has, by its own account. */
function atProvider(): number {
  const paid = [...api.payments.reports.values()].filter(({ status }) => status === 'paid')
  const sum = (amounts: { amountHalalas: number }[]) =>
    amounts.reduce((total, one) => total + one.amountHalalas, 0)
  return sum(paid) - sum(api.payments.refunds)
}

/** The provider may know a capture that it has not reported yet. */
async function assertBooks(isAllReported: boolean): Promise<Record<string, number>> {
  const books = await booksOf(api)
  for (const [account, balance] of Object.entries(books)) {
    const isOwedToUs = ['psp_clearing', 'vendor_debt', 'adjustments', 'promotion_cost'].includes(account)
    expect([account, isOwedToUs ? balance <= 0 : balance >= 0]).toEqual([account, true])
  }
  if (isAllReported) expect(atProvider() + (books['psp_clearing'] ?? 0)).toBe(0)
  return books
}

/** With a code of Diyar where the place takes one. */
function aStayAt(host: Host, place: ListingOptions | undefined): Promise<Stay> {
  const options = place?.paymentType === 'payAtCheckin' ? {} : { promotionCode: A_CODE.code }
  return aBookingAt(api, { ...place, host }, options)
}

async function live(place: readonly ListingOptions[], steps: (readonly [string, number])[]): Promise<void> {
  api.clock.set(START)
  api.payments.forget()
  const host = await aHost(api)
  const admin = await anAdmin(api)
  await api.call('POST', '/admin/promotions', { as: admin, body: A_CODE })
  const stays = [await aStayAt(host, place[0]), await aStayAt(host, place[1])]
  const world = { host, stays, admin }
  await api.db.update(sessions).set({ expiresAt: FAR_AWAY })
  await api.db.insert(bankAccounts).values({
    vendorId: host.vendorId,
    iban: 'SA0380000000608010167519',
    holderName: 'Sara Alharbi',
    isHolderTheVendor: true,
    changedAt: new Date('2026-01-01T00:00:00Z'),
  })
  for (const [name, at] of steps) {
    await STEPS[name]?.(world, at)
    await assertBooks(false)
  }
  await reportAll()
  for (const days of [1, 10, 3, 1]) {
    api.clock.pass(days * 86_400)
    await sweep(api)
    await decideClaims(world, 1 / 2)
  }
  await assertEnd(stays)
}

async function isTakenAtDoor({ _id, status }: BookingWire): Promise<boolean> {
  const events = await api.db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, _id))
  return status === 'completed' || events.some(({ event }) => event === 'collect')
}

/** After everything has ended, each halala that was paid is with the guest, the vendor or the platform. */
async function assertEnd(stays: Stay[]): Promise<void> {
  const books = await assertBooks(true)
  expect([books['deposit_held'], books['vendor_pending']]).toEqual([undefined, undefined])
  let [unreturned, commission, vat, cost] = [0, 0, 0, 0]
  for (const stay of stays) {
    const booking: BookingWire = await stay.seenByGuest()
    const sum = (moves: MoneyMovement[]) => moves.reduce((all, { amount }) => all + fromSar(amount), 0)
    const refunds = booking.money.filter((one) => one.kind === 'refund')
    unreturned += sum(refunds.filter(({ state }) => state === 'failed'))
    const kept = sum(booking.money.filter(({ kind }) => kind === 'payment')) - sum(refunds)
    const paid = fromSar(booking.paid)
    // What the vendor takes at the door is charged as well; a forfeited deposit is not.
    const atDoor = (await isTakenAtDoor(booking)) ? fromSar(booking.total) - paid : 0
    const charged = Math.min(kept, paid) + atDoor
    const byDiyar = platformPartOf(discountOf(booking), charged)
    cost += byDiyar
    const earned = earningsOf(charged + byDiyar, 10)
    commission += earned.commissionHalalas
    vat += earned.commissionVatHalalas
  }
  expect(books['refund_clearing'] ?? 0).toBe(unreturned)
  expect([books['commission_income'] ?? 0, books['vat_payable'] ?? 0]).toEqual([commission, vat])
  expect(books['promotion_cost'] ?? 0).toBe(0 - cost)
}

test(
  'after random lives of bookings the books sum to zero, nothing is overdrawn, and guest, vendor and platform have what was paid',
  async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.constantFrom(0, 1)), {
      maxLength: MOST_STEPS,
    })
    const places = fc.tuple(fc.constantFrom(...PLACES), fc.constantFrom(...PLACES))
    await fc.assert(
      fc.asyncProperty(places, steps, async (place, life) => {
        await emptyTables(api)
        await live(place, life)
      }),
      { numRuns: LIVES, seed: 20261122 },
    )
  },
  20 * 60_000,
)

test('a life with a claim on each deposit: one agreed to, one disputed and decided', async () => {
  await live(
    [PLACES[0], PLACES[0]],
    [
      ['guest pays', 0],
      ['guest pays', 1],
      ['departure comes', 0],
      ['timers run', 0],
      ['vendor claims a part', 0],
      ['vendor claims a halala', 1],
      ['vendor claims too much', 1],
      ['guest agrees', 0],
      ['guest disagrees', 1],
      ['a day passes', 0],
      ['admin decides for a third', 0],
      ['refunds are refused', 0],
      ['admin sends refunds again', 0],
      ['timers run', 0],
    ],
  )
})

test('lives in parts: the rest paid before arrival, after longer dates, and too late', async () => {
  await live(
    [PLACES[1], PLACES[0]],
    [
      ['guest pays', 0],
      ['guest pays', 1],
      ['guest pays the rest', 0],
      ['guest lengthens the stay', 0],
      ['guest lengthens the stay', 1],
      ['guest pays the rest', 0],
      ['guest shortens the stay', 0],
      ['guest pays the rest, the answer is open', 1],
      ['arrival comes', 0],
      ['guest checks in', 1],
      ['vendor collects', 1],
      ['the provider reports', 0],
      ['vendor says no-show', 0],
      ['timers run', 0],
    ],
  )
})

test('a life with payouts: paid out, then an exception that the vendor owes, then returned by the bank', async () => {
  await live(
    [PLACES[0], PLACES[0]],
    [
      ['guest pays', 0],
      ['guest pays', 1],
      ['arrival comes', 0],
      ['guest checks in', 0],
      ['a day passes', 0],
      ['timers run', 0],
      ['vendor requests payouts at once', 0],
      ['admin sends payouts', 0],
      ['guest wants an exception', 0],
      ['payouts arrive', 0],
      ['admin grants all', 0],
      ['timers run', 0],
      ['the bank returns what was paid', 0],
      ['vendor requests a payout', 0],
    ],
  )
})

test('a life through every account: part paid, collected, an exception after the earnings were available', async () => {
  await live(
    [PLACES[1], PLACES[0]],
    [
      ['guest pays', 0],
      ['guest pays', 1],
      ['arrival comes', 0],
      ['guest checks in', 0],
      ['vendor collects', 0],
      ['guest checks in', 1],
      ['a day passes', 0],
      ['timers run', 0],
      ['guest wants an exception', 1],
      ['admin grants a third', 1],
      ['refunds are refused', 1],
      ['departure comes', 0],
      ['timers run', 0],
    ],
  )
})
