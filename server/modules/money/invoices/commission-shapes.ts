import type { InvoiceParty, InvoiceShape } from '@/lib/domain/invoices/invoice'
import type { Halalas } from '@/lib/domain/money'
import type { Rates } from '@/lib/domain/rates/rates'

/** The commission on a price that the vendor keeps, as the ledger has it. */
export interface Commission {
  keptHalalas: Halalas
  commissionHalalas: Halalas
  commissionVatHalalas: Halalas
}

/** Diyar's invoice for its commission. */
export function shapeCommission(
  seller: InvoiceParty,
  { keptHalalas, commissionHalalas, commissionVatHalalas }: Commission,
  { commissionPercent, vatPercent }: Rates,
): InvoiceShape {
  const line = { kind: 'commission', percent: commissionPercent, ofHalalas: keptHalalas } as const
  return {
    kind: 'commission_invoice',
    seller,
    lines: [{ ...line, amountHalalas: commissionHalalas }],
    totalHalalas: commissionHalalas + commissionVatHalalas,
    vatHalalas: commissionVatHalalas,
    vatPercent,
    depositHalalas: 0,
  }
}

/** The credit note of a part of that commission, which was `from` and is `to` now. */
export function shapeCommissionCredit(
  seller: InvoiceParty,
  ofNumber: string,
  { from, to }: Record<'from' | 'to', Omit<Commission, 'keptHalalas'>>,
  { vatPercent }: Pick<Rates, 'vatPercent'>,
): InvoiceShape {
  const commissionHalalas = from.commissionHalalas - to.commissionHalalas
  const vatHalalas = from.commissionVatHalalas - to.commissionVatHalalas
  return {
    kind: 'commission_credit_note',
    seller,
    lines: [{ kind: 'refund', ofNumber, amountHalalas: commissionHalalas }],
    totalHalalas: commissionHalalas + vatHalalas,
    vatHalalas,
    vatPercent,
    depositHalalas: 0,
  }
}
