import { findMissingProof, PROVEN_ACTS, type ProvenAct } from '@/lib/domain/account/fresh-proof'
import { builtInRole } from '@/lib/domain/admin/roles'
import type { SecondStep } from '@/lib/domain/admin/two-step'

const NOW = new Date('2026-03-15T09:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const NONE = { codeAt: null, secondStepAt: null }
const adminAt = (secondStep: SecondStep) => ({ role: builtInRole('owner'), secondStep })
const ACTS = Object.keys(PROVEN_ACTS) as ProvenAct[]

test('a code counts for less than ten minutes', () => {
  expect(findMissingProof('bankAccount', { ...NONE, codeAt: ago(9.99) }, null, NOW)).toBeNull()
  expect(findMissingProof('bankAccount', { ...NONE, codeAt: ago(10) }, null, NOW)).toBe('code')
})

test('a session that proved nothing needs a code for every act but a number that waits its week', () => {
  const free = ACTS.filter((act) => findMissingProof(act, NONE, null, NOW) === null)
  expect(free).toEqual(['phoneWithoutOld'])
})

test('an admin with the second step needs it for every act but its own set-up, whatever code there was', () => {
  const proofs = { codeAt: ago(1), secondStepAt: ago(11) }
  for (const step of ['done', 'code'] as const)
    for (const act of ACTS)
      expect([act, findMissingProof(act, proofs, adminAt(step), NOW)]).toEqual([
        act,
        act === 'enrolment' ? null : 'secondStep',
      ])
})

test('an admin who has to set up the second step can do nothing before, and sets it up by a code only', () => {
  const proven = { ...NONE, codeAt: ago(1) }
  expect(findMissingProof('console', proven, adminAt('enrol'), NOW)).toBe('enrolment')
  expect(findMissingProof('phone', proven, adminAt('enrol'), NOW)).toBe('enrolment')
  expect(findMissingProof('enrolment', proven, adminAt('enrol'), NOW)).toBeNull()
  expect(findMissingProof('enrolment', NONE, adminAt('enrol'), NOW)).toBe('code')
})

test('an admin changes the number by a code to the old one and the second step', () => {
  const admin = adminAt('done')
  expect(findMissingProof('phone', { codeAt: null, secondStepAt: ago(1) }, admin, NOW)).toBe('code')
  expect(findMissingProof('phone', { codeAt: ago(1), secondStepAt: null }, admin, NOW)).toBe('secondStep')
  expect(findMissingProof('phone', { codeAt: ago(1), secondStepAt: ago(1) }, admin, NOW)).toBeNull()
})

test('where the second step is off, an admin proves by a code as everybody does', () => {
  expect(findMissingProof('console', NONE, adminAt('off'), NOW)).toBe('code')
  expect(findMissingProof('console', { ...NONE, codeAt: ago(1) }, adminAt('off'), NOW)).toBeNull()
})
