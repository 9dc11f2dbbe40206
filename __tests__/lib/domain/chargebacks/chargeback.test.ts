import fc from 'fast-check'
import {
  CARRIER_RULES,
  CHARGEBACK_REASON_NAMES,
  carriersFor,
  proposeCarrier,
} from '@/lib/domain/chargebacks/carrier'
import {
  CHARGEBACK_EVENTS,
  CHARGEBACK_STATES,
  CHARGEBACK_TRANSITIONS,
  eventsOf,
  guardChargeback,
} from '@/lib/domain/chargebacks/chargeback'
import { divideLoss, explainByChargebacks } from '@/lib/domain/chargebacks/loss'

const evidenceBy = new Date('2026-04-01T00:00:00Z')
const BEFORE = new Date('2026-03-31T23:59:59Z')

test('each state of a chargeback offers its events, and none after its end', () => {
  const offered = CHARGEBACK_STATES.map((state) => [state, eventsOf({ state, evidenceBy }, BEFORE)])
  expect(Object.fromEntries(offered)).toEqual({
    opened: ['send_evidence', 'win', 'lose', 'accept'],
    evidence_sent: ['win', 'lose'],
    won: [],
    lost: [],
    accepted: [],
  })
})

test('evidence is refused from its deadline on, and what the bank decides is not', () => {
  const opened = { state: 'opened', evidenceBy } as const
  expect(guardChargeback(opened, 'send_evidence', BEFORE)).toBeNull()
  expect(guardChargeback(opened, 'send_evidence', evidenceBy)).toBe('deadline_passed')
  expect(guardChargeback(opened, 'lose', evidenceBy)).toBeNull()
  expect(guardChargeback({ state: 'evidence_sent', evidenceBy }, 'accept', BEFORE)).toBe('chargeback_state')
  for (const event of CHARGEBACK_EVENTS)
    expect(guardChargeback({ state: 'won', evidenceBy }, event, BEFORE)).toBe('already_done')
  expect(Object.values(CHARGEBACK_TRANSITIONS).map(({ to }) => to)).not.toContain('opened')
})

const facts = fc.record({
  mayOweAgain: fc.boolean(),
  hasArrived: fc.boolean(),
  isVendorAtFault: fc.boolean(),
})

test('the rule proposes a carrier that an admin may choose, for each reason and all facts', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CHARGEBACK_REASON_NAMES), facts, (reason, known) => {
      expect(carriersFor(known)).toContain(proposeCarrier(reason, known))
    }),
  )
  expect(CARRIER_RULES.at(-1)).toEqual({ reasons: 'any', carrier: 'diyar' })
})

test.each([
  ['fraud', { hasArrived: true }, 'diyar'],
  ['fraud', { isVendorAtFault: true }, 'vendor'],
  ['not_provided', { hasArrived: true }, 'diyar'],
  ['not_provided', {}, 'vendor'],
  ['not_as_described', { hasArrived: true }, 'vendor'],
  ['refund_missing', {}, 'diyar'],
  ['cancelled', {}, 'vendor'],
  ['duplicate', { mayOweAgain: true }, 'guest'],
  ['other', {}, 'diyar'],
] as const)('a chargeback for %s with %o is proposed to be borne by %s', (reason, known, carrier) => {
  const nothing = { mayOweAgain: false, hasArrived: false, isVendorAtFault: false }
  expect(proposeCarrier(reason, { ...nothing, ...known })).toBe(carrier)
})

const sums = fc.nat(200_000)

test('the parts of a loss are its whole, and take no more than there is of each', () => {
  fc.assert(
    fc.property(sums, sums, sums, sums, (amount, owedHalalas, leftPriceHalalas, leftDepositHalalas) => {
      const loss = divideLoss(amount, { owedHalalas, leftPriceHalalas, leftDepositHalalas })
      expect(Object.values(loss).reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(Math.min(...Object.values(loss))).toBeGreaterThanOrEqual(0)
      expect([loss.owedHalalas <= owedHalalas, loss.priceHalalas <= leftPriceHalalas]).toEqual([true, true])
      expect(loss.depositHalalas).toBeLessThanOrEqual(leftDepositHalalas)
      const there = owedHalalas + leftPriceHalalas + leftDepositHalalas
      expect(loss.twiceHalalas).toBe(Math.max(0, amount - there))
    }),
  )
})

test('a return is explained by chargebacks up to their sums, and by a won one as long as the provider counts it', () => {
  const open = { id: 'open', isWon: false, amountHalalas: 500, countedHalalas: 0 }
  const won = { id: 'won', isWon: true, amountHalalas: 300, countedHalalas: 300 }
  const explained = (sum: number) => [...explainByChargebacks(sum, [won, open])]
  expect(explained(0)).toEqual([
    ['open', 0],
    ['won', 0],
  ])
  expect(explained(600)).toEqual([
    ['open', 500],
    ['won', 100],
  ])
  expect(explained(10_000)).toEqual([
    ['open', 500],
    ['won', 300],
  ])
  expect([...explainByChargebacks(900, [{ ...won, countedHalalas: 0 }])]).toEqual([['won', 0]])
})
