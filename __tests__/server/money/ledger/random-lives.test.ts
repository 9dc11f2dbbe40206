import fc from 'fast-check'
import { aMortalProcess, STEP_KINDS } from '../../support/harness/mortal-process'
import type { ListingOptions } from '../../support/listings'
import { appForTests } from '../../support/test-app'
import { DEARER_DATES, EARLY_END } from './lives/booking-actions'
import { BANK_STEPS } from './lives/chargeback-actions'
import { einvoicing, UNIT } from './lives/einvoice-actions'
import { ACTIONS, type Crash, live, type Machine, type Step } from './lives/live'
import { GIVEN_UP_ATTEMPT } from './lives/payment-actions'
import { LIES } from './lives/provider-actions'
import { GIVEN_BACK } from './lives/refund-actions'
import { SETTLED_STEPS } from './lives/settlement-actions'
import { WHOLE_SPLIT } from './lives/split-actions'
import { VENDOR_MONEY } from './lives/vendor-money-actions'
import { PLACES } from './lives/world'

const mortal = aMortalProcess()
const api = appForTests({ einvoicing: { url: '', units: [UNIT] } }, null, ({ db, payments }) => ({
  ...mortal.wrap({ db, payments }),
  einvoicing,
}))
const machine: Machine = { process: mortal, api }

/** LEDGER_LIVES=3000 lives longer than a test run has time for; another LEDGER_SEED draws others. */
const { LEDGER_LIVES = 6, LEDGER_SEED = 20261122 } = process.env
const MOST_STEPS = 14
const MINUTES_MS = 180_000

jest.setTimeout(MINUTES_MS)

const whichStay = fc.constantFrom(0, 1)
const anySteps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTIONS)), whichStay), {
  maxLength: MOST_STEPS,
})
/** Drawn freely, the steps of a split, of a given up attempt, of a settlement or of a payout hardly ever come in their order. */
const IN_ORDER = [
  ...[WHOLE_SPLIT, GIVEN_UP_ATTEMPT, DEARER_DATES, EARLY_END],
  ...[BANK_STEPS, SETTLED_STEPS, LIES, VENDOR_MONEY, GIVEN_BACK],
]
const inOrder = IN_ORDER.map((names) =>
  fc
    .tuple(fc.oneof(fc.constant([...names]), fc.subarray([...names])), whichStay)
    .map(([drawn, at]) => drawn.map((name): [string, number] => [name, at])),
)
const beginnings = fc.oneof(fc.constant([]), ...inOrder)
/** Most calls have 30 statements, one commit or two, and at most one call of the provider. */
const crash: fc.Arbitrary<Crash> = fc.oneof(
  fc.record({
    kind: fc.constant('statement' as const),
    nth: fc.integer({ min: 1, max: 40 }),
    isRepeated: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom(...STEP_KINDS),
    nth: fc.integer({ min: 1, max: 2 }),
    isRepeated: fc.boolean(),
  }),
)
const crashes = fc.array(fc.option(crash, { freq: 1 }), { minLength: MOST_STEPS, maxLength: MOST_STEPS })
const lives = fc
  .tuple(beginnings, anySteps, crashes)
  .map(([first, then, breaks]) =>
    [...first, ...then].map(([name, at], i): Step => [name, at, breaks[i % MOST_STEPS]]),
  )

test(
  'after random lives of bookings, with crashes between any two statements, the books sum to zero, nothing is overdrawn, and guest, vendor and platform have what was paid',
  async () => {
    const places = fc.tuple(fc.constantFrom(...PLACES), fc.constantFrom(...PLACES))
    await fc.assert(
      fc.asyncProperty(places, lives, crashes, (place, steps, last) => live(machine, place, steps, last)),
      { numRuns: Number(LEDGER_LIVES), seed: Number(LEDGER_SEED), endOnFailure: true },
    )
  },
  120 * 60_000,
)

test('a life with a claim on each deposit: one agreed to, one disputed and decided', async () => {
  await live(
    machine,
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
    machine,
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
    machine,
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
    machine,
    [PLACES[1], PLACES[0]],
    [
      ['guest pays', 0],
      ['guest pays', 1],
      ['arrival comes', 0],
      ['guest checks in', 0],
      ['vendor collects', 0],
      ['vendor takes the collection back', 0],
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

test('a split that becomes whole although the process dies at each payment, cancelled: each payer has a refund', async () => {
  const dies = { kind: 'answer', nth: 1, isRepeated: true } as const
  await live(
    machine,
    [PLACES[0], PLACES[4]],
    [
      ['guest splits the payment', 0],
      ['guest pays the first share', 0, dies],
      ['both friends pay the third share at once', 0, dies],
      ['a friend pays the second share', 0, dies],
      ['guest splits the payment', 1],
      ['guest pays the first share', 1],
      ['a friend pays late, the answer is open', 1],
      ['guest cancels', 0, dies],
      ['timers run', 0, { ...dies, kind: 'call' }],
      ['a day passes', 0],
      ['timers run', 0, dies],
      ['the provider reports', 1],
    ],
  )
})

/** Two bookings with a deposit, and two of which a part is paid or nothing is free to cancel. */
const DISPUTED = [
  [PLACES[0], PLACES[1]],
  [PLACES[4], PLACES[3]],
] as const

test.each(DISPUTED)(
  'lives with chargebacks: lost before the stay, borne by Diyar and by the vendor after a payout',
  async (first, second) => {
    const both = BANK_STEPS.flatMap((name): Step[] => [
      [name, 0],
      [name, 1],
    ])
    await live(machine, [first, second], both)
  },
)

test.each(DISPUTED)(
  'lives with chargebacks of a share, and of a booking that is cancelled meanwhile',
  async (first, second) => {
    await live(
      machine,
      [first, second],
      [
        ['guest pays', 0],
        ['guest splits the payment', 1],
        ['guest pays the first share', 1],
        ['a bank takes a payment back', 1],
        ['chargebacks are lost', 1],
        ['a bank takes a payment back twice at once', 0],
        ['guest cancels', 0],
        ['timers run', 0],
        ['the provider counts what banks took', 0],
        ['a day passes', 0],
        ['timers run', 0],
      ],
    )
  },
)

test('lives of dearer dates: paid in time, too late, replaced and given up', async () => {
  for (const [first, second] of [
    [PLACES[0], PLACES[4]],
    [PLACES[4], PLACES[1]],
  ] as const) {
    const both = DEARER_DATES.flatMap((name): Step[] => [
      [name, 0],
      [name, 1],
    ])
    await live(machine, [first, second], [...both, ['arrival comes', 0], ['guest checks in', 0]])
  }
})

test('lives whose money is settled: twice, by file and api, with sums that are wrong, between refunds and chargebacks', async () => {
  await liveBoth([PLACES[0], PLACES[5]], SETTLED_STEPS)
})

test('lives with a provider that is slow, silent or lies', async () => {
  await liveBoth([PLACES[0], PLACES[1]], LIES)
})

test('lives of a vendor with adjustments, a reserve, a returned payout and a debt that is written off', async () => {
  await liveBoth([PLACES[1], PLACES[6]], VENDOR_MONEY)
})

test('lives of which an admin gives a part back before, during and after the stay, between chargebacks', async () => {
  const takenBack = ['a bank takes a third back', 'chargebacks are lost', 'timers run']
  for (const places of [
    [PLACES[0], PLACES[1]],
    [PLACES[5], PLACES[6]],
  ] as const)
    await liveBoth(places, [...GIVEN_BACK.slice(0, 4), ...takenBack, ...GIVEN_BACK.slice(4), ...takenBack])
})

/** Each step first of the one booking, then of the other. */
function liveBoth(places: readonly [ListingOptions, ListingOptions], names: readonly string[]) {
  const both = names.flatMap((name): Step[] => [
    [name, 0],
    [name, 1],
  ])
  return live(machine, places, both)
}
