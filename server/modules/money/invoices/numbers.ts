import { INVOICE_KINDS, type InvoiceKind, type InvoiceShape } from '@/lib/domain/invoices/invoice'
import { riyadhDay } from '@/lib/domain/time/days'

const PREFIXES: Record<InvoiceKind, string> = {
  receipt: 'RC',
  tax_invoice: 'INV',
  credit_note: 'CN',
  deposit_receipt: 'DEP',
  commission_invoice: 'COM',
  commission_credit_note: 'CCN',
  goodwill_note: 'GW',
}
const DIGITS = 6

/**
 * The series in which a document is numbered: each seller with a VAT number has own ones, because the law wants the
 * numbers of a taxpayer without gaps. Sellers without one share Diyar's.
 */
export function seriesOf({ kind, seller }: Pick<InvoiceShape, 'kind' | 'seller'>): string {
  return seller.vatNumber === null ? PREFIXES[kind] : `${PREFIXES[kind]}-${seller.vatNumber}`
}

/** The year of a number, by Riyadh's calendar. */
export function yearOfNumber(issuedAt: Date): number {
  return Number(riyadhDay(issuedAt).slice(0, 4))
}

/** The printed number, `INV-2026-000017`; unique for one seller. */
export function formatInvoiceNumber(kind: InvoiceKind, year: number, sequence: number): string {
  return `${PREFIXES[kind]}-${year}-${String(sequence).padStart(DIGITS, '0')}`
}

/** The parts of a printed number; null for another text. */
export function parseInvoiceNumber(
  text: string,
): { kind: InvoiceKind; year: number; sequence: number } | null {
  const [, prefix, year, sequence] = /^([A-Z]+)-(\d{4})-(\d{1,9})$/.exec(text.trim().toUpperCase()) ?? []
  const kind = INVOICE_KINDS.find((one) => PREFIXES[one] === prefix)
  return kind ? { kind, year: Number(year), sequence: Number(sequence) } : null
}
