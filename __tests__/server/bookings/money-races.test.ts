import { inArray } from 'drizzle-orm'
import { availableOf } from '@/lib/domain/ledger/accounts'
import { refunds } from '@/server/db/schema/money/payments'
import { bankAccounts, payouts } from '@/server/db/schema/money/payouts'
import { FIRST_RETRY_MINUTES, sendRefunds } from '@/server/modules/bookings/payments/refunds/send-refunds'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { aBookingAt } from '../support/bookings'
import { booksOf } from '../support/books'
import { IBAN, postMoney } from '../support/paid-vendors'
import { type Answer, appForTests } from '../support/test-app'
import type { Host } from '../support/users'

const api = appForTests()

/** MONEY_RACES=200 has more of each than a test run has time for. */
const OF_EACH = Number(process.env['MONEY_RACES'] ?? 16)
/** Callers of each kind at once; each has its next call as soon as it is answered, and repeats one that a busy server put off. */
const CALLERS = 16
const LATER = { checkIn: '2026-03-24', checkOut: '2026-03-26' }
const FULL = { paymentType: 'fullPayment', depositHalalas: 5_000 } as const
/** More than a busy machine needs; what still waits then is a defect. */
const ROUNDS = 8
const isWaiting = inArray(refunds.state, ['pending', 'sent'])
/** Two nights of 500.00 and the deposit. */
const PAID = 105_000

async function several<T>(make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let i = 0; i < OF_EACH; i += 1) made.push(await make())
  return made
}

async function callAll(calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const left = [...calls]
  const answers: Answer[] = []
  const caller = async () => {
    for (let call = left.shift(); call; call = left.shift()) {
      const answer = await call()
      if (answer.status === 503) left.push(call)
      else answers.push(answer)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return answers
}

/** The vendor has money of other stays, and an account at a bank. */
async function becomePayable(host: Host): Promise<void> {
  await postMoney(api, [
    { account: 'adjustments', amountHalalas: -30_000 },
    { account: availableOf(host.vendorId), amountHalalas: 30_000 },
  ])
  await api.db.insert(bankAccounts).values({
    ...{ vendorId: host.vendorId, iban: IBAN, holderName: 'Sara Alharbi', isHolderTheVendor: true },
    changedAt: new Date('2026-01-01T00:00:00Z'),
  })
}

/** The refunds that wait, in as many rounds of the timer as they need: a busy database or a full round puts some off. */
async function sendAllRefunds(): Promise<void> {
  for (let round = 0; round < ROUNDS && (await api.db.$count(refunds, isWaiting)) > 0; round += 1) {
    api.clock.pass(FIRST_RETRY_MINUTES * 60 * 2 ** round)
    await sendRefunds(api.app.deps)
  }
}

test('collections beside captures, refunds to cards and balances, and payouts: no deadlock, no failure, and the books agree', async () => {
  const collected = await several(() => aBookingAt(api))
  for (const { host } of collected) await becomePayable(host)
  api.clock.set(new Date('2026-03-20T11:30:00Z'))
  for (const stay of collected) await stay.byGuest('check-in')
  const paid = await several(() => aBookingAt(api, FULL, LATER))
  const refunded = await several(() => aBookingAt(api, FULL, LATER))
  const returned = await several(() => aBookingAt(api, FULL, LATER))
  for (const stay of [...refunded, ...returned]) await stay.byGuest('pay')
  for (const stay of returned) await stay.byGuest('cancel')
  const request = (host: Host) => () => api.call('POST', '/vender/payouts', { as: host, body: {} })
  const [answers] = await Promise.all([
    Promise.all([
      callAll(collected.map((stay) => () => stay.byVendor('collect'))),
      callAll(paid.map((stay) => () => stay.byGuest('pay'))),
      callAll(refunded.map((stay) => () => stay.byGuest('cancel', { refundTo: 'balance' }))),
      callAll(collected.map(({ host }) => request(host))),
    ]),
    sendRefunds(api.app.deps),
  ])
  await sendAllRefunds()
  expect(answers.flat().filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
  expect(await api.db.$count(payouts)).toBe(OF_EACH)
  expect(await findDifferences(api.db)).toEqual([])
  const {
    guest_wallet: wallets = 0,
    refund_clearing: owed = 0,
    psp_clearing: clearing = 0,
  } = await booksOf(api)
  expect([wallets > 0, owed]).toEqual([true, 0])
  expect(clearing).toBe(-OF_EACH * 2 * PAID)
}, 600_000)
