import type { QuoteLine } from '@/lib/domain/booking/money/quote'
import type { InvoiceParty, InvoiceShape } from '@/lib/domain/invoices/invoice'
import { type Halalas, vatInside } from '@/lib/domain/money'
import type { Bilingual } from '@/lib/domain/text/bilingual'

interface PaidPart {
  seller: InvoiceParty
  /** the vendor, where the seller is Diyar as the deemed supplier */
  deemedFor?: Bilingual | undefined
  /** of the booking */
  lines: readonly QuoteLine[]
  bookingTotalHalalas: Halalas
  vatPercent: number
  /** what the earlier documents of the booking sum to, credit notes subtracted */
  invoicedHalalas: Halalas
  /** the part of the payment that pays the price, and the part that is deposit */
  priceHalalas: Halalas
  depositHalalas: Halalas
}

/** The receipt or simplified tax invoice of a payment: the price's lines when it pays all, else one line. */
export function shapePayment(paid: PaidPart): InvoiceShape {
  const { seller, lines, bookingTotalHalalas, vatPercent, invoicedHalalas, priceHalalas, depositHalalas } =
    paid
  const isWhole = priceHalalas === bookingTotalHalalas
  const part = { kind: 'part', ofHalalas: bookingTotalHalalas, amountHalalas: priceHalalas } as const
  return {
    kind: seller.vatNumber === null ? 'receipt' : 'tax_invoice',
    seller,
    ...(paid.deemedFor ? { deemedFor: paid.deemedFor } : {}),
    lines: isWhole ? [...lines] : [part],
    totalHalalas: priceHalalas,
    vatHalalas: seller.vatNumber === null ? null : vatBetween(invoicedHalalas, priceHalalas, vatPercent),
    vatPercent,
    depositHalalas,
  }
}

interface RefundedPart {
  /** returned to the guest, or said to be collected and not */
  line: 'refund' | 'withdrawn'
  seller: InvoiceParty
  deemedFor?: Bilingual | undefined
  /** the number of the document that it corrects */
  ofNumber: string
  vatPercent: number
  invoicedHalalas: Halalas
  priceHalalas: Halalas
  depositHalalas: Halalas
}

/** The credit note of a refund, or of money that was not collected after all. Its amounts are positive: the title says that they are given back. */
export function shapeCreditNote(refunded: RefundedPart): InvoiceShape {
  const { line, seller, ofNumber, vatPercent, invoicedHalalas, priceHalalas, depositHalalas } = refunded
  const leftHalalas = invoicedHalalas - priceHalalas
  return {
    kind: 'credit_note',
    seller,
    ...(refunded.deemedFor ? { deemedFor: refunded.deemedFor } : {}),
    lines: [{ kind: line, ofNumber, amountHalalas: priceHalalas }],
    totalHalalas: priceHalalas,
    vatHalalas: seller.vatNumber === null ? null : vatBetween(leftHalalas, priceHalalas, vatPercent),
    vatPercent,
    depositHalalas,
  }
}

/** What the vendor keeps of a security deposit: compensation, which bears no VAT. */
export function shapeRetainedDeposit(
  seller: InvoiceParty,
  keptHalalas: Halalas,
  vatPercent: number,
): InvoiceShape {
  return {
    kind: 'deposit_receipt',
    seller,
    lines: [{ kind: 'deposit', amountHalalas: keptHalalas }],
    totalHalalas: keptHalalas,
    vatHalalas: null,
    vatPercent,
    depositHalalas: 0,
  }
}

/** What Diyar gave the guest of its own: it is no part of the price, and bears no VAT. */
export function shapeGoodwill(seller: InvoiceParty, givenHalalas: Halalas, vatPercent: number): InvoiceShape {
  return {
    ...shapeRetainedDeposit(seller, givenHalalas, vatPercent),
    kind: 'goodwill_note',
    lines: [{ kind: 'goodwill', amountHalalas: givenHalalas }],
  }
}

/**
 * The VAT of an amount on top of another. Computed from the sums, so that the VAT of a booking's documents is always
 * the VAT inside of what they sum to, however the price was split.
 */
function vatBetween(before: Halalas, amount: Halalas, vatPercent: number): Halalas {
  return vatInside(before + amount, vatPercent) - vatInside(before, vatPercent)
}
