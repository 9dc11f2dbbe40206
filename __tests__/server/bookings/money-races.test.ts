import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { aBookingAt } from '../support/bookings'
import { booksOf } from '../support/books'
import { type Answer, appForTests } from '../support/test-app'

const api = appForTests()

/** MONEY_RACES=200 has more of each than a test run has time for. */
const OF_EACH = Number(process.env['MONEY_RACES'] ?? 40)
/** Callers of each kind at once; each has its next call as soon as it is answered, and repeats one that a busy server put off. */
const CALLERS = 16
const LATER = { checkIn: '2026-03-24', checkOut: '2026-03-26' }
const FULL = { paymentType: 'fullPayment', depositHalalas: 5_000 } as const

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

test('collections beside captures and refunds: no deadlock, no failure, and the books agree', async () => {
  const collected = await several(() => aBookingAt(api))
  api.clock.set(new Date('2026-03-20T11:30:00Z'))
  for (const stay of collected) await stay.byGuest('check-in')
  const paid = await several(() => aBookingAt(api, FULL, LATER))
  const refunded = await several(() => aBookingAt(api, FULL, LATER))
  for (const stay of refunded) await stay.byGuest('pay')
  const answers = await Promise.all([
    callAll(collected.map((stay) => () => stay.byVendor('collect'))),
    callAll(paid.map((stay) => () => stay.byGuest('pay'))),
    callAll(refunded.map((stay) => () => stay.byGuest('cancel', { refundTo: 'balance' }))),
  ])
  expect(answers.flat().filter(({ status }) => status !== 200)).toEqual([])
  expect(await findDifferences(api.db)).toEqual([])
  expect((await booksOf(api))['guest_wallet']).toBeGreaterThan(0)
}, 600_000)
