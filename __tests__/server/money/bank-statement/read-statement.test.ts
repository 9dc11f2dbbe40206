import fc from 'fast-check'
import { type Candidate, matchBankLine } from '@/server/modules/money/bank-statement/match-bank-line'
import { readHalalas } from '@/server/modules/money/bank-statement/read-halalas'
import { readStatement } from '@/server/modules/money/bank-statement/read-statement'
import { renderCsv } from '@/server/plugins/csv-file'

const entry = (amount: string, side: 'CRDT' | 'DBIT', rest = '') => `
  <Ntry><Amt Ccy="SAR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>BOOK</Sts>
  <BookgDt><Dt>2026-03-16</Dt></BookgDt>${rest}</Ntry>`
const balance = (code: string, amount: string) => `
  <Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SAR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
const camt = (body: string, head = '') => `<?xml version="1.0" encoding="UTF-8"?>${head}
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>SA0380000000608010167519</IBAN></Id></Acct>${body}</Stmt></BkToCstmrStmt></Document>`

const MOYASAR = entry(
  '1077.00',
  'CRDT',
  `<AcctSvcrRef>B-1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
   <RmtInf><Ustrd>MOYASAR SETTLEMENT &amp; REF 000123</Ustrd></RmtInf></TxDtls></NtryDtls>`,
)
const PAYOUT = entry(
  '885.5',
  'DBIT',
  '<NtryDtls><TxDtls><Refs><EndToEndId>PO-000017</EndToEndId></Refs></TxDtls></NtryDtls>',
)

test('a CAMT.053 statement gives its booked entries with sums, days and every reference', () => {
  const pending = PAYOUT.replace('BOOK', 'PDNG')
  const file = camt(balance('OPBD', '100.00') + balance('CLBD', '291.50') + MOYASAR + PAYOUT + pending)
  expect(readStatement(file)).toEqual([
    {
      ...{
        account: 'SA0380000000608010167519',
        bankId: 'B-1',
        bookedOn: '2026-03-16',
        amountHalalas: 107_700,
      },
      text: 'B-1 · MOYASAR SETTLEMENT & REF 000123',
    },
    expect.objectContaining({
      bankId: expect.stringMatching(/^[0-9a-f]{64}$/),
      amountHalalas: -88_550,
      text: 'PO-000017',
    }),
  ])
})

test('entries of two days with the same number in their statements are two lines, the same in every file', () => {
  const first = camt(entry('9.00', 'CRDT', '<NtryRef>1</NtryRef>'))
  const idOf = (file: string) => readStatement(file)?.[0]?.bankId
  expect(idOf(first)).toBe(idOf(first))
  expect(idOf(first.replace('2026-03-16', '2026-03-17'))).not.toBe(idOf(first))
})

test('a prefix of the namespace and the status as a code change nothing', () => {
  const file = camt(MOYASAR.replace('BOOK', '<Cd>BOOK</Cd>'))
  const prefixed = file.replace(/<(\/?)(?=[A-Z])/g, '<$1c:').replace('xmlns=', 'xmlns:c=')
  expect(readStatement(prefixed)).toEqual(readStatement(file))
})

test.each([
  [
    'balances that its entries do not lead to',
    camt(balance('OPBD', '100.00') + balance('CLBD', '100.00') + MOYASAR),
  ],
  ['another currency', camt(MOYASAR.replace('SAR', 'USD'))],
  ['a day that is none', camt(MOYASAR.replace('2026-03-16', '2026-13-16'))],
  ['no account', camt(MOYASAR).replace(/<Acct>.*<\/Acct>/, '')],
  ['an element that is not closed', camt(MOYASAR).replace('</Stmt>', '')],
  ['a document type, as attacks have', camt(MOYASAR, '<!DOCTYPE d [<!ENTITY a "b">]>')],
  ['another root', '<Other/>'],
  ['a CSV without amounts', 'date,description\n2026-03-16,x'],
  ['a CSV with an amount that is none', 'date,amount,description\n2026-03-16,"1,077.00",x'],
])('a statement with %s is refused whole', (_, file) => {
  expect(readStatement(file)).toBeNull()
})

test('a CSV reads by its names; of equal lines of a day each has an id of its own, the same in every file', () => {
  const row = '2026-03-16,-5.75,Charge,'
  const once = readStatement(`date,amount,description,id\n${row}`)
  const twice = readStatement(`date,amount,description,id\n${row}\n${row}\n2026-03-17,5,Named,X-1`)
  expect(twice?.map(({ amountHalalas }) => amountHalalas)).toEqual([-575, -575, 500])
  expect(new Set(twice?.map(({ bankId }) => bankId)).size).toBe(3)
  expect([twice?.[0]?.bankId, twice?.[2]?.bankId]).toEqual([once?.[0]?.bankId, 'X-1'])
})

test.each([
  ['1077.5000', 107_750],
  ['-0.05', -5],
  ['123456789', 12_345_678_900],
  ['1234567890', null],
  ['1.005', null],
])('the amount %s', (text, expected) => {
  expect(readHalalas(text)).toBe(expected)
})

test('whatever a bank writes into a CSV: its sums are read to the halala', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { minLength: 1 }), (sums) => {
      const rows = sums.map((sum) => ['2026-03-16', sum / 100, 'text'])
      const file = renderCsv([['date', 'amount', 'description'], ...rows])
      expect(readStatement(file)?.map(({ amountHalalas }) => amountHalalas)).toEqual(sums)
    }),
  )
})

const SETTLEMENT: Candidate = {
  ...{ kind: 'settlement', id: 's', amountHalalas: 107_700, reference: '000123', day: '2026-03-15' },
}
const LINE = { amountHalalas: 107_700, text: 'MOYASAR REF 000123', bookedOn: '2026-03-16' }
const unnamed = { ...SETTLEMENT, reference: null }
const payout: Candidate = {
  ...SETTLEMENT,
  kind: 'payout',
  id: 'p',
  amountHalalas: -500,
  reference: 'PO-000017',
}

test.each([
  ['its sum and reference', LINE, [SETTLEMENT], 's'],
  ['another sum', { ...LINE, amountHalalas: 1 }, [SETTLEMENT], null],
  ['a reference inside of another number', { ...LINE, text: 'REF 90001234' }, [SETTLEMENT], null],
  [
    'two of the same sum, one of them named',
    LINE,
    [SETTLEMENT, { ...SETTLEMENT, id: 't', reference: '000124' }],
    's',
  ],
  ['two of the same reference', LINE, [SETTLEMENT, { ...SETTLEMENT, id: 't' }], null],
  ['no reference, and the only sum of its days', LINE, [unnamed], 's'],
  ['no reference, and two sums', LINE, [unnamed, { ...unnamed, id: 't' }], null],
  ['no reference, a month later', { ...LINE, bookedOn: '2026-04-16' }, [unnamed], null],
  [
    'a payout whose hyphen the bank left out',
    { ...LINE, amountHalalas: -500, text: 'TRF po000017' },
    [payout],
    'p',
  ],
])('a line with %s', (_, line, candidates, expected) => {
  expect(matchBankLine(line, candidates)?.id ?? null).toBe(expected)
})
