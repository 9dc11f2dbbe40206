import { adjustmentBody, changeOf, needsSecondPerson } from '@/lib/domain/ledger/adjustments'
import { validateAgainst } from '@/lib/domain/validate-against'

const LIMIT = 50_000

test.each([
  [50_000, 0, false],
  [50_001, 0, true],
  [-50_000, 0, false],
  [-50_001, 0, true],
  [1, 50_000, true],
  [20_000, 30_000, false],
])('a change of %d after %d moved alone needs a second admin: %s', (change, movedAloneHalalas, needs) => {
  expect(needsSecondPerson(change, { movedAloneHalalas, limitHalalas: LIMIT })).toBe(needs)
})

test.each([
  [{ direction: 'add', amount: 10.07 }, 1007],
  [{ direction: 'deduct', amount: 0.01 }, -1],
] as const)('%j changes the balance by %d halalas', (body, change) => {
  expect(changeOf(body)).toBe(change)
})

test.each([
  [0, 'min'],
  [-5, 'min'],
  [0.001, 'min'],
  [1.005, 'matches'],
  [100_000.01, 'max'],
  [Number.NaN, 'not_an_amount'],
  ['10', 'type_error'],
  [undefined, 'required'],
])('an adjustment of %p is refused: %s', (amount, code) => {
  const { issues } = validateAgainst(adjustmentBody, { direction: 'add', amount, reason: 'Late heating' })
  expect(issues[0]).toMatchObject({ path: 'amount', code })
})

test('an adjustment has a reason', () => {
  const { issues } = validateAgainst(adjustmentBody, { direction: 'add', amount: 1, reason: ' ' })
  expect(issues[0]?.path).toBe('reason')
})
