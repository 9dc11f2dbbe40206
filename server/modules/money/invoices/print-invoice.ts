import type { InvoiceShape, PrintedAmount, PrintedInvoice, Registration } from '@/lib/domain/invoices/invoice'
import type { Halalas } from '@/lib/domain/money'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { lineText } from './line-text'
import { discountFacts, issuerFacts, type PrintedFact, sellerFacts, stayFacts } from './print-facts'
import type { BookingRow } from './store'
import { inBothLanguages, instantInBoth } from './texts'
import { zatcaQr } from './zatca-qr'

interface ToPrint {
  shape: InvoiceShape
  booking: BookingRow
  facts: PrintedFact[]
  number: string
  /** of Diyar, who issues it */
  issuer: Registration
  issuedAt: Date
}

const same = (text: string): Bilingual => ({ ar: text, en: text })
const text = (key: string, params?: Parameters<typeof inBothLanguages>[1]) =>
  inBothLanguages(`invoices.${key}`, params)

/** Writes all texts of a document in both languages, to be stored with it. */
export function printInvoice({ shape, booking, facts, number, issuer, issuedAt }: ToPrint): PrintedInvoice {
  return {
    title: text(`titles.${shape.kind}`),
    company: text('company'),
    seller: shape.seller,
    facts: [
      { label: text('facts.number'), value: same(number) },
      { label: text('facts.issuedAt'), value: instantInBoth(issuedAt) },
      ...sellerFacts(shape),
      ...issuerFacts(shape, issuer),
      ...facts.map(({ label, value }) => ({ label: text(`facts.${label}`), value })),
      ...stayFacts(booking),
      ...discountFacts(shape, booking),
    ],
    buyerLabel: text('facts.buyer'),
    columns: { text: text('columns.text'), amount: text('columns.amount') },
    lines: shape.lines.map((line) => ({
      label: lineText(line, booking),
      amountHalalas: line.amountHalalas,
    })),
    sums: sumsOf(shape),
    notes: notesOf(shape),
    qr: qrOf(shape, issuedAt),
  }
}

function sumsOf(shape: InvoiceShape): PrintedInvoice['sums'] {
  const { totalHalalas, vatHalalas, vatPercent, depositHalalas } = shape
  const row = (
    label: string,
    amountHalalas: Halalas,
    isTotal = false,
  ): PrintedAmount & { isTotal: boolean } => ({
    label: text(`sums.${label}`, { percent: vatPercent }),
    amountHalalas,
    isTotal,
  })
  const total =
    vatHalalas === null
      ? [row('total', totalHalalas, true)]
      : [
          row('net', totalHalalas - vatHalalas),
          row('vat', vatHalalas),
          row('totalWithVat', totalHalalas, true),
        ]
  if (depositHalalas === 0) return total
  const [deposit, all] = depositLabels(shape)
  return [...total, row(deposit, depositHalalas), row(all, totalHalalas + depositHalalas)]
}

function depositLabels({ kind, lines }: InvoiceShape): [string, string] {
  if (lines.some((line) => line.kind === 'withdrawn')) return ['depositWithdrawn', 'withdrawn']
  return kind === 'credit_note' ? ['depositReturned', 'returned'] : ['deposit', 'paid']
}

function notesOf({ kind, seller, deemedFor, depositHalalas }: InvoiceShape): Bilingual[] {
  const vatNote = seller.vatNumber === null ? 'noVat' : 'vatInside'
  if (kind === 'goodwill_note') return [text('notes.goodwill')]
  const keys = [
    ...(kind.startsWith('commission_')
      ? []
      : [kind === 'deposit_receipt' ? 'keptDeposit' : vatNote, deemedFor ? 'deemedSupplier' : 'onBehalf']),
    ...(depositHalalas > 0 ? ['deposit'] : []),
  ]
  return keys.map((key) => text(`notes.${key}`))
}

function qrOf({ seller, totalHalalas, vatHalalas }: InvoiceShape, issuedAt: Date): string | null {
  const { name, vatNumber } = seller
  if (vatNumber === null || vatHalalas === null) return null
  return zatcaQr({ seller: name.ar, vatNumber, issuedAt, totalHalalas, vatHalalas })
}
