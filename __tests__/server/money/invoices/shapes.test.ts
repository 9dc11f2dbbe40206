import fc from 'fast-check'
import type { QuoteLine } from '@/lib/domain/booking/money/quote'
import type { InvoiceParty } from '@/lib/domain/invoices/invoice'
import { vatInside } from '@/lib/domain/money'
import { shapeCommission } from '@/server/modules/money/invoices/commission-shapes'
import {
  formatInvoiceNumber,
  parseInvoiceNumber,
  seriesOf,
  yearOfNumber,
} from '@/server/modules/money/invoices/numbers'
import { shapeCreditNote, shapePayment } from '@/server/modules/money/invoices/shapes'

const REGISTERED: InvoiceParty = {
  name: { ar: 'شاليهات الياسمين', en: 'Jasmine Chalets' },
  vatNumber: '300000123456003',
}
const UNREGISTERED: InvoiceParty = { name: { ar: 'سارة ع.', en: 'Sara A.' }, vatNumber: null }

/** The worked example of the booking rules. */
const LINES: QuoteLine[] = [
  { kind: 'nights', unitPriceHalalas: 50_000, quantity: 1, units: 1, amountHalalas: 50_000 },
  { kind: 'nights', unitPriceHalalas: 90_000, quantity: 2, units: 1, amountHalalas: 180_000 },
  { kind: 'lastMinute', percent: 10, amountHalalas: -23_000 },
  { kind: 'addOn', name: 'buffet', amountHalalas: 25_000 },
]
const TOTAL = 232_000
const example = {
  seller: REGISTERED,
  lines: LINES,
  bookingTotalHalalas: TOTAL,
  vatPercent: 15,
  invoicedHalalas: 0,
  priceHalalas: TOTAL,
  depositHalalas: 50_000,
}

test('the worked example: 2,320.00 with 302.61 VAT inside, the deposit outside, commission 232.00 and 34.80', () => {
  expect(shapePayment(example)).toEqual({
    kind: 'tax_invoice',
    seller: REGISTERED,
    lines: LINES,
    totalHalalas: 232_000,
    vatHalalas: 30_261,
    vatPercent: 15,
    depositHalalas: 50_000,
  })
  const commission = { keptHalalas: TOTAL, commissionHalalas: 23_200, commissionVatHalalas: 3_480 }
  expect(shapeCommission(REGISTERED, commission, { commissionPercent: 10, vatPercent: 15 })).toMatchObject({
    kind: 'commission_invoice',
    lines: [{ kind: 'commission', percent: 10, ofHalalas: 232_000, amountHalalas: 23_200 }],
    totalHalalas: 26_680,
    vatHalalas: 3_480,
  })
})

test('a vendor without a VAT number gives a receipt, and no document of theirs names VAT', () => {
  const amounts = { invoicedHalalas: TOTAL, vatPercent: 15, priceHalalas: 100, depositHalalas: 0 }
  const refunded = { line: 'refund', ...amounts } as const
  expect(shapePayment({ ...example, seller: UNREGISTERED })).toMatchObject({
    kind: 'receipt',
    vatHalalas: null,
  })
  expect(shapeCreditNote({ ...refunded, seller: UNREGISTERED, ofNumber: 'RC-2026-000001' })).toMatchObject({
    kind: 'credit_note',
    vatHalalas: null,
  })
})

test('a part payment is one line that names the whole price', () => {
  const part = shapePayment({ ...example, priceHalalas: 40_000, depositHalalas: 0 })
  expect(part.lines).toEqual([{ kind: 'part', ofHalalas: TOTAL, amountHalalas: 40_000 }])
  expect(part).toMatchObject({ totalHalalas: 40_000, vatHalalas: vatInside(40_000, 15) })
})

test('lines always sum to the total, and to the total without VAT on a commission invoice', () => {
  const sumOf = (lines: readonly { amountHalalas: number }[]) =>
    lines.reduce((sum, line) => sum + line.amountHalalas, 0)
  const commission = shapeCommission(
    REGISTERED,
    { keptHalalas: 77_777, commissionHalalas: 10_111, commissionVatHalalas: 506 },
    { commissionPercent: 13, vatPercent: 5 },
  )
  expect(sumOf(shapePayment(example).lines)).toBe(TOTAL)
  expect(sumOf(commission.lines)).toBe(commission.totalHalalas - (commission.vatHalalas ?? 0))
})

test('at any rate, however a price is paid and given back in parts, the VAT of its documents is that of what they sum to', () => {
  const percents = fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100)
  const parts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(parts, parts, percents, (payments, refunds, vatPercent) => {
      const paid = { ...example, vatPercent }
      let invoiced = 0
      let vat = 0
      for (const priceHalalas of payments) {
        vat += shapePayment({ ...paid, invoicedHalalas: invoiced, priceHalalas }).vatHalalas ?? Number.NaN
        invoiced += priceHalalas
      }
      for (const wanted of refunds) {
        const priceHalalas = Math.min(wanted, invoiced)
        const refund = { line: 'refund', seller: REGISTERED, ofNumber: 'INV-2026-000001' } as const
        const shape = { ...refund, vatPercent, depositHalalas: 0 }
        vat -= shapeCreditNote({ ...shape, invoicedHalalas: invoiced, priceHalalas }).vatHalalas ?? Number.NaN
        invoiced -= priceHalalas
      }
      return vat === vatInside(invoiced, vatPercent)
    }),
    { seed: 20261122 },
  )
})

test.each([
  ['receipt', 7, 'RC-2026-000007'],
  ['tax_invoice', 17, 'INV-2026-000017'],
  ['credit_note', 999_999, 'CN-2026-999999'],
  ['commission_invoice', 1_000_000, 'COM-2026-1000000'],
] as const)('number %s %i is printed as %s', (kind, sequence, printed) => {
  expect(formatInvoiceNumber(kind, 2026, sequence)).toBe(printed)
  expect(parseInvoiceNumber(` ${printed.toLowerCase()}`)).toEqual({ kind, year: 2026, sequence })
})

test.each(['', 'INV', 'INV-26-1', 'XYZ-2026-000001', 'INV-2026-'])(
  '%j is no number of a document',
  (text) => {
    expect(parseInvoiceNumber(text)).toBeNull()
  },
)

test('a number belongs to the year of Riyadh, and each taxpayer has own series', () => {
  expect(yearOfNumber(new Date('2026-12-31T20:59:59Z'))).toBe(2026)
  expect(yearOfNumber(new Date('2026-12-31T21:00:00Z'))).toBe(2027)
  expect(seriesOf({ kind: 'tax_invoice', seller: REGISTERED })).toBe('INV-300000123456003')
  expect(seriesOf({ kind: 'credit_note', seller: REGISTERED })).toBe('CN-300000123456003')
  expect(seriesOf({ kind: 'receipt', seller: UNREGISTERED })).toBe('RC')
})
