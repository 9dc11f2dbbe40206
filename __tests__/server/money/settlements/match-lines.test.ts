import fc from 'fast-check'
import { aLine, aSettlementFile } from '@/__tests__/server/support/settlements'
import { type KnownPayment, matchLines } from '@/server/modules/money/settlements/match-lines'
import { parseCsv } from '@/server/modules/platform/csv/parse-csv'
import { renderCsv } from '@/server/plugins/csv-file'
import { readMoyasarFile } from '@/server/ports/payments/moyasar-file'
import type { ReportedLine } from '@/server/ports/payments/settlements-port'

const KNOWN: KnownPayment = {
  ...{ paymentId: 'p', amountHalalas: 100_000, refundsHalalas: 60_000 },
  ...{ isSettled: false, settledRefundsHalalas: 0, settledChargebacksHalalas: 0 },
}

const problems = (lines: ReportedLine[], known: Partial<KnownPayment> = {}) =>
  matchLines(lines, new Map([['pay_1', { ...KNOWN, ...known }]])).map(({ problem }) => problem)

const ours = (kind: ReportedLine['kind'], gross: number) => aLine(kind, 'pay_1', gross)

test.each([
  ['the payment as it was captured', [ours('payment', 100_000)], [null]],
  ['another amount', [ours('payment', 99_999)], ['other_amount']],
  ['the same payment twice', [ours('payment', 100_000), ours('payment', 100_000)], [null, 'settled_before']],
  ['a payment that nobody knows', [aLine('payment', 'pay_2', 100_000)], ['unknown_payment']],
  ['a line without a payment', [aLine('refund', null, -100)], ['unknown_payment']],
  ['refunds in parts', [ours('refund', -20_000), ours('refund', -40_000)], [null, null]],
  ['two refunds in one line', [ours('refund', -60_000)], [null]],
  ['more refunds than ours', [ours('refund', -40_000), ours('refund', -20_001)], [null, 'unknown_refund']],
  ['a refund that came back', [ours('refund', 20_000)], ['unknown_refund']],
  ['a chargeback and its return', [ours('chargeback', -100_000), ours('chargeback', 100_000)], [null, null]],
  ['chargebacks in parts', [ours('chargeback', -60_000), ours('chargeback', -40_000)], [null, null]],
  ['a chargeback twice', [ours('chargeback', -60_000), ours('chargeback', -60_000)], [null, 'other_amount']],
  [
    'a chargeback, its return and another one',
    [ours('chargeback', -100_000), ours('chargeback', 100_000), ours('chargeback', -100_000)],
    [null, null, null],
  ],
  ['a chargeback above the payment', [ours('chargeback', -100_001)], ['other_amount']],
  ['a void that moved nothing', [aLine('refund', 'pay_2', 0)], [null]],
  [
    'costs',
    [aLine('fee', null, -100), aLine('penalty', 'pay_2', -100), aLine('transfer_fee', null, -100)],
    [null, null, null],
  ],
  ['what we have no name for', [ours('adjustment', 100)], ['unknown_kind']],
])('a settlement with %s', (_, lines, expected) => {
  expect(problems(lines)).toEqual(expected)
})

test('what earlier settlements had counts', () => {
  expect(problems([ours('payment', 100_000)], { isSettled: true })).toEqual(['settled_before'])
  expect(problems([ours('refund', -20_000)], { settledRefundsHalalas: 50_000 })).toEqual(['unknown_refund'])
  expect(problems([ours('chargeback', -1)], { settledChargebacksHalalas: 100_000 })).toEqual(['other_amount'])
})

test('a settlement file of the provider reads as its lines, whatever columns are beside', () => {
  const lines = [ours('payment', 100_000), ours('refund', -20_000), aLine('penalty', 'pay_1', -5_750)]
  expect(readMoyasarFile(aSettlementFile(lines))).toEqual(lines)
  expect(readMoyasarFile(`\uFEFF${aSettlementFile(lines)}\r\n`)).toEqual(lines)
})

test.each([
  ['nothing', ''],
  ['a head alone', aSettlementFile([])],
  ['another file', 'date,amount\n2026-03-14,5'],
  ['an amount that is none', aSettlementFile([ours('payment', 100_000)]).replace('977.00', 'n/a')],
  ['another currency', aSettlementFile([ours('payment', 100_000)]).replaceAll('SAR', 'USD')],
  ['an open quote', `${aSettlementFile([ours('payment', 100_000)])}\r\n"open`],
])('a file with %s is refused whole', (_, text) => {
  expect(readMoyasarFile(text)).toBeNull()
})

test('a CSV file that we write is read as it was, line ends and quotes inside of cells too', () => {
  const cell = fc.stringMatching(/^[a-z",\r\n ؀-ۿ]{0,12}$/).filter((text) => !/^\s*[=+\-@\t\r]/.test(text))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 }), (rows) => {
      expect(parseCsv(renderCsv(rows))).toEqual(rows)
    }),
  )
})
