import type { Halalas } from '@/lib/domain/money'
import { latinName } from '@/lib/domain/text/latin-name'
import { addDays, riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import { bankOf } from '@/server/modules/money/payouts/banks'

/** An account of a bank file. */
export interface BankParty {
  name: string
  iban: string
}

/** One transfer; `number` is the end-to-end id that the banks carry with it. */
export interface BankTransfer extends BankParty {
  number: string
  amountHalalas: Halalas
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03'
const NAME_LENGTH = 70

/**
 * A batch of transfers as ISO 20022 pain.001.001.03 for SARIE: riyals, IBANs, and the BIC of banks that we know. The same
 * batch gives the same bytes, so that a repeated download is recognized by the bank.
 */
export function writeBankFile(
  batch: { number: string; createdAt: Date },
  payer: BankParty,
  transfers: readonly BankTransfer[],
): string {
  const sums = [
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', amountText(transfers.reduce((sum, one) => sum + one.amountHalalas, 0))),
  ]
  const day = riyadhDay(batch.createdAt)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'Document',
    element('CstmrCdtTrfInitn', [
      element('GrpHdr', [
        element('MsgId', batch.number),
        element('CreDtTm', `${day}T${riyadhTime(batch.createdAt)}:00+03:00`),
        ...sums,
        element('InitgPty', element('Nm', nameText(payer.name))),
      ]),
      element('PmtInf', [
        element('PmtInfId', batch.number),
        element('PmtMtd', 'TRF'),
        element('BtchBookg', 'false'),
        ...sums,
        element('ReqdExctnDt', nextBankDay(day)),
        element('Dbtr', element('Nm', nameText(payer.name))),
        element('DbtrAcct', [accountId(payer.iban), element('Ccy', 'SAR')]),
        element('DbtrAgt', agent(payer.iban)),
        element('ChrgBr', 'SHAR'),
        ...transfers.map(transferElement),
      ]),
    ]),
    ` xmlns="${NAMESPACE}"`,
  )}\n`
}

function transferElement({ number, name, iban, amountHalalas }: BankTransfer): string {
  return element('CdtTrfTxInf', [
    element('PmtId', [element('InstrId', number), element('EndToEndId', number)]),
    element('Amt', element('InstdAmt', amountText(amountHalalas), ' Ccy="SAR"')),
    // Without an agent the debtor's bank finds it by the IBAN.
    ...(bankOf(iban) ? [element('CdtrAgt', agent(iban))] : []),
    element('Cdtr', element('Nm', nameText(name))),
    element('CdtrAcct', accountId(iban)),
    element('RmtInf', element('Ustrd', `DIYAR ${number}`)),
  ])
}

const accountId = (iban: string) => element('Id', element('IBAN', iban))

/** The debtor's agent is required by the schema; `NOTPROVIDED` is its sign for a bank that is not known. */
function agent(iban: string): string {
  const bank = bankOf(iban)
  const identification = bank ? element('BIC', bank.bic) : element('Othr', element('Id', 'NOTPROVIDED'))
  return element('FinInstnId', identification)
}

/** SARIE settles from Sunday to Thursday. */
function nextBankDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const wait = { 5: 2, 6: 1 }[weekday] ?? 0
  return addDays(day, wait)
}

/** Two decimals and a point, whatever the language of the machine. */
const amountText = (halalas: Halalas) => (halalas / 100).toFixed(2)

const nameText = (name: string) => latinName(name).slice(0, NAME_LENGTH).trim()

/** Texts hold digits, capitals and the signs of `latinName` only, but `'`, which XML allows in a text. */
function element(name: string, content: string | readonly string[], attributes = ''): string {
  return `<${name}${attributes}>${typeof content === 'string' ? content : content.join('')}</${name}>`
}
