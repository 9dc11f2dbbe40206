import fc from 'fast-check'
import { appForTests } from '../support/test-app'
import { ACTIONS, live } from './lives/live'
import { PLACES } from './lives/world'

const api = appForTests()

/** LEDGER_LIVES=3000 lives longer than a test run has time for. */
const LIVES = Number(process.env['LEDGER_LIVES'] ?? 15)
const MOST_STEPS = 14

test(
  'after random lives of bookings the books sum to zero, nothing is overdrawn, and guest, vendor and platform have what was paid',
  async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTIONS)), fc.constantFrom(0, 1)), {
      maxLength: MOST_STEPS,
    })
    const places = fc.tuple(fc.constantFrom(...PLACES), fc.constantFrom(...PLACES))
    await fc.assert(
      fc.asyncProperty(places, steps, async (place, life) => {
        await live(api, place, life)
      }),
      { numRuns: LIVES, seed: 20261122 },
    )
  },
  20 * 60_000,
)

test('a life with a claim on each deposit: one agreed to, one disputed and decided', async () => {
  await live(
    api,
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
    api,
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
    api,
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
    api,
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
