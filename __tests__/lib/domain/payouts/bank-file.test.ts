/** @jest-environment jsdom */
// Not among the tests of the server: those have no parser of XML.
import fc from 'fast-check'
import { writeBankFile } from '@/server/modules/money/payouts/batches/bank-file'

const PAYER = { name: 'Diyar', iban: 'SA0380000000608010167519' }
const BATCH = { number: 'PB-000003', createdAt: new Date('2026-03-19T22:30:00Z') }

/** The document of a file; fails where it is not well-formed. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0)
  return document
}

const textsOf = (document: Document, name: string) =>
  Array.from(document.getElementsByTagName(name), (element) => element.textContent)

test('a bank file: riyals, IBANs, banks by their BIC, numbers as end-to-end ids, on a day when banks settle', () => {
  const document = parse(
    writeBankFile(BATCH, PAYER, [
      { number: 'PO-000001', name: 'سارة الحربي', iban: 'SA4420000001234567891234', amountHalalas: 205_320 },
      { number: 'PO-000002', name: 'Oasis Co.', iban: 'SA9999000001234567891234', amountHalalas: 10_005 },
    ]),
  )
  expect(document.documentElement.namespaceURI).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.03')
  expect(textsOf(document, 'NbOfTxs')).toEqual(['2', '2'])
  expect(textsOf(document, 'CtrlSum')).toEqual(['2153.25', '2153.25'])
  expect(textsOf(document, 'EndToEndId')).toEqual(['PO-000001', 'PO-000002'])
  expect(textsOf(document, 'BIC')).toEqual(['RJHISARI', 'RIBLSARI'])
  expect(textsOf(document, 'IBAN')).toEqual([
    PAYER.iban,
    'SA4420000001234567891234',
    'SA9999000001234567891234',
  ])
  expect(textsOf(document, 'Nm')).toEqual(['DIYAR', 'DIYAR', 'SARH ALHRBY', 'OASIS CO.'])
  expect(textsOf(document, 'CreDtTm')).toEqual(['2026-03-20T01:30:00+03:00'])
  // A Friday in Riyadh: the next day of the banks is Sunday.
  expect(textsOf(document, 'ReqdExctnDt')).toEqual(['2026-03-22'])
  const currencies = Array.from(document.getElementsByTagName('InstdAmt'), (one) => one.getAttribute('Ccy'))
  expect(currencies).toEqual(['SAR', 'SAR'])
})

test('whatever a holder is called, the file is well-formed, in the characters of banks, and sums up', () => {
  const transfer = fc.record({
    number: fc.integer({ min: 1, max: 999_999 }).map((n) => `PO-${n}`),
    name: fc.string({ unit: 'binary', maxLength: 90 }),
    iban: fc.constant('SA4420000001234567891234'),
    amountHalalas: fc.integer({ min: 1, max: 2_000_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(transfer, { minLength: 1, maxLength: 5 }), (transfers) => {
      const document = parse(writeBankFile(BATCH, PAYER, transfers))
      for (const name of textsOf(document, 'Nm')) expect(name).toMatch(/^[A-Z0-9/\-?:().,'+ ]{0,70}$/)
      const sum = textsOf(document, 'InstdAmt').reduce(
        (total, amount) => total + Math.round(Number(amount) * 100),
        0,
      )
      expect(textsOf(document, 'CtrlSum')).toEqual([(sum / 100).toFixed(2), (sum / 100).toFixed(2)])
    }),
    { numRuns: 50 },
  )
})
