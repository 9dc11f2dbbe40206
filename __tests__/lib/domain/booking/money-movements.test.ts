import fc from 'fast-check'
import {
  lastMovementAt,
  type MoneyMovement,
  sortMovements,
  sumMovements,
} from '@/lib/domain/booking/money/money-movements'
import { hasReceipt, vatOfReceipt } from '@/lib/domain/booking/money/receipts'
import { fromSar } from '@/lib/domain/money'

const paid = (amount: number): MoneyMovement => ({ kind: 'payment', at: '2026-03-15T10:00:00.000Z', amount })
const refund = (
  amount: number,
  state: Extract<MoneyMovement, { kind: 'refund' }>['state'],
  endedAt: string | null = null,
): MoneyMovement => ({
  kind: 'refund',
  at: '2026-03-16T10:00:00.000Z',
  amount,
  state,
  endedAt,
  to: 'card',
  isDeposit: false,
})

test.each([
  [[], { paid: 0, onItsWay: 0, returned: 0, failed: 0, balance: 0 }],
  [[paid(1100)], { paid: 1100, balance: 1100 }],
  [[paid(1100), refund(1100, 'pending')], { onItsWay: 1100, returned: 0, balance: 0 }],
  [
    [paid(1100), refund(100, 'sent'), refund(200.05, 'done')],
    { onItsWay: 100, returned: 200.05, balance: 799.95 },
  ],
  [[paid(1100), refund(1100, 'failed')], { failed: 1100, balance: 1100 }],
] as [MoneyMovement[], object][])('the sum of %j is %j', (moves, sum) => {
  expect(sumMovements(moves)).toMatchObject(sum)
})

test.each([
  ['the worked example, paid in full', [paid(2320)], 2320, 302.61],
  ['a deposit stands outside', [paid(2520)], 2320, 302.61],
  ['a part that was paid', [paid(400)], 2320, 52.17],
  ['a late cancellation that returns the deposit alone', [paid(2520), refund(200, 'done')], 2320, 302.61],
  ['a full refund', [paid(2520), refund(2520, 'pending')], 2320, 0],
] as [string, MoneyMovement[], number, number][])(
  'the VAT of a receipt is inside what stays paid: %s',
  (_case, moves, total, vat) => {
    expect(vatOfReceipt(moves, total, 15)).toBe(vat)
  },
)

test('only money that moved has a receipt, dated by the last of it', () => {
  expect(hasReceipt({ money: [] })).toBe(false)
  expect(hasReceipt({ money: [paid(1)] })).toBe(true)
  expect(lastMovementAt([])).toBeNull()
  expect(lastMovementAt([refund(1, 'done', '2026-03-17T10:00:00.000Z'), paid(1)])).toBe(
    '2026-03-17T10:00:00.000Z',
  )
  expect(sortMovements([refund(1, 'sent'), paid(1)]).map(({ kind }) => kind)).toEqual(['payment', 'refund'])
})

test('the balance, returned refunds and refunds on their way add up to what was paid', () => {
  const amount = fc.integer({ min: 1, max: 10_000_00 }).map((halalas) => halalas / 100)
  const state = fc.constantFrom('pending', 'sent', 'done', 'failed')
  const moves = fc.array(
    fc.oneof(
      amount.map(paid),
      fc.tuple(amount, state).map(([sar, of]) => refund(sar, of as 'done')),
    ),
  )
  fc.assert(
    fc.property(moves, (all) => {
      const { paid: taken, onItsWay, returned, balance } = sumMovements(all)
      expect(fromSar(onItsWay) + fromSar(returned) + fromSar(balance)).toBe(fromSar(taken))
    }),
  )
})
