import type { QuoteLine } from '@/lib/domain/booking/money/quote'
import type { Halalas } from '@/lib/domain/money'
import type { Bilingual } from '@/lib/domain/text/bilingual'

/**
 * receipt, tax_invoice (simplified): a payment to a vendor without or with a VAT number; credit_note: a refund of either; deposit_receipt:
 * a deposit that the vendor keeps; commission_invoice: from Diyar to the vendor; commission_credit_note: what of it returns with
 * a refund after the end; goodwill_note: what Diyar gave the guest of its own.
 */
export const INVOICE_KINDS = [
  'receipt',
  'tax_invoice',
  'credit_note',
  'deposit_receipt',
  'commission_invoice',
  'commission_credit_note',
  'goodwill_note',
] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** The kinds that only the vendor and admins read. */
export const VENDOR_ONLY_KINDS: readonly InvoiceKind[] = ['commission_invoice', 'commission_credit_note']

/** What is between Diyar and the guest. */
export const GUEST_ONLY_KINDS: readonly InvoiceKind[] = ['goodwill_note']

export interface Registration {
  /** null when not registered for VAT */
  vatNumber: string | null
  /** of a company, where it is known */
  commercialNumber?: string | null
}

export interface InvoiceParty extends Registration {
  name: Bilingual
}

/** How the money of a document was paid: through Diyar, from a balance there, or to the seller on arrival. */
export const DOCUMENTED_METHODS = ['online', 'balance', 'atDoor'] as const
export type DocumentedMethod = (typeof DOCUMENTED_METHODS)[number]

/** A line of a price, or the one line of a document about a part of it. */
export type InvoiceLine =
  | QuoteLine
  | { kind: 'part'; ofHalalas: Halalas; amountHalalas: Halalas }
  | { kind: 'deposit' | 'goodwill'; amountHalalas: Halalas }
  | { kind: 'refund' | 'withdrawn'; ofNumber: string; amountHalalas: Halalas }
  | { kind: 'commission'; percent: number; ofHalalas: Halalas; amountHalalas: Halalas }

/** What a document says in amounts; its number, instant and texts are added when it is issued. */
export interface InvoiceShape {
  kind: InvoiceKind
  seller: InvoiceParty
  /** the vendor of a stay of which Diyar, the seller, is the deemed supplier; absent for other documents */
  deemedFor?: Bilingual
  lines: InvoiceLine[]
  /** with VAT, without the deposit */
  totalHalalas: Halalas
  /** inside the total; null for a seller who charges none */
  vatHalalas: Halalas | null
  vatPercent: number
  /** the deposit that was taken or returned with it, outside total and VAT */
  depositHalalas: Halalas
}

/** The label or value of a row in both languages. */
export interface PrintedRow {
  label: Bilingual
  value: Bilingual
}

export interface PrintedAmount {
  label: Bilingual
  amountHalalas: Halalas
}

/** All that is printed, stored when the document is issued and never computed again. */
export interface PrintedInvoice {
  title: Bilingual
  /** Diyar, who issues it */
  company: Bilingual
  /** who sold; a document that corrects this one has the same */
  seller: InvoiceParty
  facts: PrintedRow[]
  /** of the guest's name, which is stored apart */
  buyerLabel: Bilingual
  columns: { text: Bilingual; amount: Bilingual }
  lines: PrintedAmount[]
  sums: (PrintedAmount & { isTotal: boolean })[]
  notes: Bilingual[]
  /** the text of the QR; null where the seller has no VAT number */
  qr: string | null
}
