import type { Halalas } from '@/lib/domain/money'
import { type Day, isDay } from '@/lib/domain/time/days'
import { readHalalas } from './read-halalas'
import { elementsAt, readXml, textAt, type XmlElement } from './xml-tree'

/** A line as a file has it; without an id of the bank one is made of its content. */
export interface ReadLine {
  account: string
  bankId: string | null
  bookedOn: Day
  amountHalalas: Halalas
  text: string
}

/**
 * The booked entries of a bank-to-customer statement (ISO 20022, camt.053, any version). Null where it is another file, in another
 * currency, or its entries do not lead from its opening balance to its closing one.
 */
export function readCamt(text: string): ReadLine[] | null {
  const document = readXml(text)
  const statements = document ? elementsAt(document, 'BkToCstmrStmt', 'Stmt') : []
  if (statements.length === 0) return null
  const lines: ReadLine[] = []
  for (const statement of statements) {
    const account = textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id')
    const entries = elementsAt(statement, 'Ntry').filter(isBooked)
    const read = entries.map((entry) => entryOf(entry, account))
    if (!account || read.includes(null)) return null
    const known = read.filter((one) => one !== null)
    if (!isBalanced(statement, known)) return null
    lines.push(...known)
  }
  return lines
}

/** `BOOK`, as a text until version 7 and as a code since; pending entries come again when they are booked. */
const isBooked = (entry: XmlElement) =>
  (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts') || 'BOOK') === 'BOOK'

function entryOf(entry: XmlElement, account: string): ReadLine | null {
  const amountHalalas = signedAmount(entry)
  const bookedOn = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')).slice(0, 10)
  if (amountHalalas === null || !isDay(bookedOn)) return null
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls')
  const texts = [
    ...['NtryRef', 'AcctSvcrRef', 'AddtlNtryInf'].map((name) => textAt(entry, name)),
    ...details.flatMap((detail) => [
      ...['EndToEndId', 'InstrId', 'TxId', 'AcctSvcrRef'].map((name) => textAt(detail, 'Refs', name)),
      ...elementsAt(detail, 'RmtInf', 'Ustrd').map((one) => one.text.trim()),
      textAt(detail, 'AddtlTxInf'),
    ]),
  ]
  const unique = [...new Set(texts.filter((one) => one && one !== 'NOTPROVIDED'))]
  // `NtryRef` is a number within its statement: many banks begin with 1 each day.
  const bankId = textAt(entry, 'AcctSvcrRef') || null
  return { account, bankId, bookedOn, amountHalalas, text: unique.join(' · ') }
}

/** Riyals only; a debit is negative. The bank has turned the sign of a reversal itself. */
function signedAmount(element: XmlElement): Halalas | null {
  const [amount] = elementsAt(element, 'Amt')
  const side = textAt(element, 'CdtDbtInd')
  const halalas = amount?.attributes['Ccy'] === 'SAR' ? readHalalas(amount.text.trim()) : null
  if (halalas === null || halalas < 0 || (side !== 'CRDT' && side !== 'DBIT')) return null
  return side === 'CRDT' ? halalas : -halalas
}

function isBalanced(statement: XmlElement, lines: readonly ReadLine[]): boolean {
  const balanceOf = (...codes: string[]) => {
    const found = elementsAt(statement, 'Bal').find((one) =>
      codes.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd')),
    )
    return found ? signedAmount(found) : null
  }
  const [opening, closing] = [balanceOf('OPBD', 'PRCD'), balanceOf('CLBD')]
  if (opening === null || closing === null) return true
  return lines.reduce((sum, { amountHalalas }) => sum + amountHalalas, opening) === closing
}
