import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { writeBankFile } from '@/server/modules/money/payouts/batches/bank-file'

/** The published schema of the message, unchanged (iso20022.org; generated 2009-01-08 by SWIFTStandards Workstation). */
const SCHEMA = readFileSync(join(__dirname, 'pain.001.001.03.xsd'), 'utf8')
const PAYER = { name: 'Diyar', iban: 'SA0380000000608010167519' }
const BATCH = { number: 'PB-000003', createdAt: new Date('2026-03-19T22:30:00Z') }

const problemsOf = async (contents: string) => {
  const { errors } = await validateXML({ xml: [{ fileName: 'file.xml', contents }], schema: [SCHEMA] })
  return errors.map(({ message }) => message)
}

test('a bank file is valid by the schema of pain.001.001.03: of a bank we know, of another, with long and short names', async () => {
  const transfers = [
    { number: 'PO-000001', name: 'سارة الحربي', iban: 'SA4420000001234567891234', amountHalalas: 205_320 },
    {
      number: 'PO-000002',
      name: `Oasis & <Co> ${'x'.repeat(90)}`,
      iban: 'SA9999000001234567891234',
      amountHalalas: 1,
    },
    { number: 'PO-999999', name: 'ن', iban: PAYER.iban, amountHalalas: 2_000_000_000 },
  ]
  expect(await problemsOf(writeBankFile(BATCH, PAYER, transfers))).toEqual([])
  const unknownBank = { ...PAYER, iban: 'SA9999000001234567891234' }
  expect(await problemsOf(writeBankFile(BATCH, unknownBank, transfers))).toEqual([])
})

test('the schema finds what is wrong in a bank file', async () => {
  const file = writeBankFile(BATCH, PAYER, [
    { number: 'PO-000001', name: 'Sara', iban: PAYER.iban, amountHalalas: 100 },
  ])
  expect(await problemsOf(file.replace('<ChrgBr>SHAR</ChrgBr>', ''))).toEqual([])
  expect(await problemsOf(file.replace('<PmtMtd>TRF', '<PmtMtd>XYZ'))).not.toEqual([])
  expect(await problemsOf(file.replace('<EndToEndId>PO-000001</EndToEndId>', ''))).not.toEqual([])
  expect(await problemsOf(file.replace('Ccy="SAR"', ''))).not.toEqual([])
})
