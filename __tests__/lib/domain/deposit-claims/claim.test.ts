import type { Schema } from 'yup'
import { answerBody, claimBody, decisionBody } from '@/lib/domain/deposit-claims/bodies'
import {
  answerDueAt,
  CLAIM_EVENTS,
  CLAIM_STATES,
  type ClaimEvent,
  guardClaim,
  guardNewClaim,
} from '@/lib/domain/deposit-claims/claim'
import { validateAgainst } from '@/lib/domain/validate-against'

const NOW = new Date('2026-03-23T09:00:00Z')
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

const DEPOSIT = { heldHalalas: 10_000, returnsAt: at(1), isClaimed: false, isSettled: false }

test.each([
  ['a minute before it returns', DEPOSIT, null],
  ['when it returns', { ...DEPOSIT, returnsAt: NOW }, 'deadline_passed'],
  ['after it returned', { ...DEPOSIT, isSettled: true }, 'deadline_passed'],
  ['before the end of the stay', { ...DEPOSIT, returnsAt: null }, 'not_in_this_state'],
  ['twice', { ...DEPOSIT, isClaimed: true }, 'already_done'],
  ['where nothing is held', { ...DEPOSIT, heldHalalas: 0 }, 'not_in_this_state'],
])('a deposit is claimed %s: %o answers %s', (_when, deposit, refusal) => {
  expect(guardNewClaim(deposit, NOW)).toBe(refusal)
})

const ROLES = { agree: 'guest', dispute: 'guest', expire: 'system', decide: 'admin' } as const

test('a claim is answered by its guest while open, and decided by an admin while in review, by no other', () => {
  const allowed: string[] = []
  for (const state of CLAIM_STATES)
    for (const event of CLAIM_EVENTS)
      for (const role of ['guest', 'system', 'admin'] as const)
        for (const [when, answerBy] of [['in time', at(1)] as const, ['late', NOW] as const])
          if (guardClaim({ state, answerBy }, event, role, NOW) === null)
            allowed.push(`${state}: ${role} ${event} ${when}`)
  expect(allowed).toEqual([
    'open: guest agree in time',
    'open: guest dispute in time',
    'open: system expire late',
    'in_review: admin decide in time',
    'in_review: admin decide late',
  ])
})

test.each(CLAIM_EVENTS)('a settled claim refuses to %s again', (event: ClaimEvent) => {
  expect(guardClaim({ state: 'settled', answerBy: at(1) }, event, ROLES[event], NOW)).toBe('already_done')
})

test('the guest has three days to answer', () => {
  expect(answerDueAt(NOW).toISOString()).toBe('2026-03-26T09:00:00.000Z')
})

const CLAIM = { amount: 29.99, reason: 'A broken lamp', photos: ['/api/v1/documents/a'] }

test.each([
  [claimBody, CLAIM, []],
  [claimBody, { ...CLAIM, amount: 0 }, ['amount min']],
  [claimBody, { ...CLAIM, amount: -5 }, ['amount min']],
  [claimBody, { ...CLAIM, amount: 12.345 }, ['amount matches']],
  [claimBody, { ...CLAIM, amount: Number.NaN }, ['amount not_an_amount']],
  [claimBody, { ...CLAIM, amount: '50' }, ['amount type_error']],
  [claimBody, { ...CLAIM, reason: '' }, ['reason required']],
  [claimBody, { ...CLAIM, photos: [] }, ['photos image_required']],
  [claimBody, { ...CLAIM, photos: Array(9).fill('x') }, ['photos max']],
  [answerBody, { agrees: true }, []],
  [answerBody, { agrees: false }, ['text required']],
  [decisionBody, { amount: 0, reason: 'It was worn before' }, []],
  [decisionBody, { amount: 0 }, ['reason required']],
])('a claim, an answer and a decision are complete: %#', (schema, body, issues) => {
  const found = validateAgainst(schema as Schema<unknown>, body).issues.map(
    ({ path, code }) => `${path} ${code}`,
  )
  expect(found).toEqual(issues)
})
