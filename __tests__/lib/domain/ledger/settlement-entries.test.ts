import fc from 'fast-check'
import type { Entry } from '@/lib/domain/ledger/accounts'
import { explainedEntries, type PostedLine, settlementEntries } from '@/lib/domain/ledger/settlement-entries'
import { EXPLANATIONS, isWholeSettlement, SETTLEMENT_LINE_KINDS } from '@/lib/domain/settlements/settlement'

const booksOf = (entries: Entry[]) =>
  Object.fromEntries(entries.map(({ account, amountHalalas }) => [account, amountHalalas]))

const line = (
  kind: PostedLine['kind'],
  [netHalalas, feeHalalas, vatHalalas]: [number, number, number],
  isMatched = true,
): PostedLine => ({ kind, netHalalas, feeHalalas, vatHalalas, isMatched })

test('a payment of 1,100 with a fee of 20 and its VAT of 3: clearing is settled, 1,077 are in our bank', () => {
  expect(booksOf(settlementEntries([line('payment', [107_700, 2_300, 300])]))).toEqual({
    ...{ psp_clearing: 110_000, provider_fees: -2_000, input_vat: -300, bank_clearing: -107_700 },
  })
})

test.each([
  [
    'a refund takes from the transfer',
    line('refund', [-50_000, 0, 0]),
    { psp_clearing: -50_000, bank_clearing: 50_000 },
  ],
  [
    'a chargeback does the same',
    line('chargeback', [-50_000, 0, 0]),
    { psp_clearing: -50_000, bank_clearing: 50_000 },
  ],
  [
    'a penalty is a cost',
    line('penalty', [-5_750, 0, 750]),
    { provider_fees: -5_000, input_vat: -750, bank_clearing: 5_750 },
  ],
  [
    'a fee that names itself twice is taken once',
    line('fee', [-115, 115, 15]),
    { provider_fees: -100, input_vat: -15, bank_clearing: 115 },
  ],
  [
    'a fee comes back',
    line('fee', [115, 0, -15]),
    { provider_fees: 100, input_vat: 15, bank_clearing: -115 },
  ],
  [
    'what nothing explains waits, its fee is a fee',
    line('payment', [977, 23, 3], false),
    { settlement_open: 1_000, provider_fees: -20, input_vat: -3, bank_clearing: -977 },
  ],
])('%s', (_, posted, books) => {
  expect(booksOf(settlementEntries([posted]))).toEqual(books)
})

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
const anyLine = fc.record({
  kind: fc.constantFrom(...SETTLEMENT_LINE_KINDS),
  ...{ netHalalas: amount, feeHalalas: amount, vatHalalas: amount, isMatched: fc.boolean() },
})

test('whatever the lines are: the posting is balanced, and our bank has exactly their sum', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
      const entries = settlementEntries(lines)
      const net = lines.reduce((sum, { netHalalas }) => sum + netHalalas, 0)
      expect(entries.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0)).toBe(0)
      expect(0 - (booksOf(entries)['bank_clearing'] ?? 0)).toBe(net)
      expect([isWholeSettlement(lines, net), isWholeSettlement(lines, net + 1)]).toEqual([true, false])
    }),
  )
})

test('whatever explains a line: its sum leaves where it waited, and the posting is balanced', () => {
  fc.assert(
    fc.property(anyLine, fc.constantFrom(...EXPLANATIONS), (open, as) => {
      const entries = explainedEntries(open, as)
      expect(entries.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0)).toBe(0)
      expect(0 - (booksOf(entries)['settlement_open'] ?? 0)).toBe(open.netHalalas + open.feeHalalas)
    }),
  )
})
