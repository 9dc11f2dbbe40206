import { earningsOf } from '@/lib/domain/booking/money/commission'
import type { QuoteLine } from '@/lib/domain/booking/money/quote'
import { type Halalas, vatInside } from '@/lib/domain/money'
import type { InvoiceParty, InvoiceShape } from './invoice'

interface PaidPart {
  seller: InvoiceParty
  /** of the booking */
  lines: readonly QuoteLine[]
  bookingTotalHalalas: Halalas
  /** what the earlier documents of the booking sum to, credit notes subtracted */
  invoicedHalalas: Halalas
  /** the part of the payment that pays the price, and the part that is deposit */
  priceHalalas: Halalas
  depositHalalas: Halalas
}

/** The receipt or simplified tax invoice of a payment: the price's lines when it pays all, else one line. */
export function shapePayment(paid: PaidPart): InvoiceShape {
  const { seller, lines, bookingTotalHalalas, invoicedHalalas, priceHalalas, depositHalalas } = paid
  const isWhole = priceHalalas === bookingTotalHalalas
  const part = { kind: 'part', ofHalalas: bookingTotalHalalas, amountHalalas: priceHalalas } as const
  return {
    kind: seller.vatNumber === null ? 'receipt' : 'tax_invoice',
    seller,
    lines: isWhole ? [...lines] : [part],
    totalHalalas: priceHalalas,
    vatHalalas: seller.vatNumber === null ? null : vatBetween(invoicedHalalas, priceHalalas),
    depositHalalas,
  }
}

interface RefundedPart {
  seller: InvoiceParty
  /** the number of the document that it corrects */
  ofNumber: string
  invoicedHalalas: Halalas
  priceHalalas: Halalas
  depositHalalas: Halalas
}

/** The credit note of a refund. Its amounts are positive: the title says that they are given back. */
export function shapeCreditNote(refunded: RefundedPart): InvoiceShape {
  const { seller, ofNumber, invoicedHalalas, priceHalalas, depositHalalas } = refunded
  return {
    kind: 'credit_note',
    seller,
    lines: [{ kind: 'refund', ofNumber, amountHalalas: priceHalalas }],
    totalHalalas: priceHalalas,
    vatHalalas: seller.vatNumber === null ? null : vatBetween(invoicedHalalas - priceHalalas, priceHalalas),
    depositHalalas,
  }
}

/** Diyar's invoice for its commission on the price that the vendor keeps. */
export function shapeCommission(
  seller: InvoiceParty,
  keptHalalas: Halalas,
  commissionPercent: number,
): InvoiceShape {
  const { commissionHalalas, commissionVatHalalas } = earningsOf(keptHalalas, commissionPercent)
  const line = { kind: 'commission', percent: commissionPercent, ofHalalas: keptHalalas } as const
  return {
    kind: 'commission_invoice',
    seller,
    lines: [{ ...line, amountHalalas: commissionHalalas }],
    totalHalalas: commissionHalalas + commissionVatHalalas,
    vatHalalas: commissionVatHalalas,
    depositHalalas: 0,
  }
}

/**
 * The VAT of an amount on top of another. Computed from the sums, so that the VAT of a booking's documents is always
 * the VAT inside of what they sum to, however the price was split.
 */
function vatBetween(before: Halalas, amount: Halalas): Halalas {
  return vatInside(before + amount) - vatInside(before)
}
