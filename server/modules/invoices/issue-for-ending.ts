import type { InvoiceParty } from '@/lib/domain/invoices/invoice'
import { type Commission, shapeCommission, shapeRetainedDeposit } from '@/lib/domain/invoices/shapes'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { partiesOf } from './issue-for-booking'
import { type InvoiceOrder, issueInvoice } from './issue-invoice'
import { type BookingRow, findOwnVatNumber } from './store'
import { inBothLanguages } from './texts'

/** Issues the document of a deposit that the vendor keeps, in part or whole, once a booking. */
export async function issueRetainedDeposit(
  tx: Db,
  booking: BookingRow,
  keptHalalas: Halalas,
  now: Date,
): Promise<void> {
  if (keptHalalas <= 0) return
  const { seller, buyer } = await partiesOf(tx, booking)
  const shape = shapeRetainedDeposit(seller, keptHalalas, booking.vatPercent)
  await issueInvoice(tx, { cause: `deposit:${booking.id}`, shape, booking, buyer, now })
}

/** Issues Diyar's invoice for the commission of a booking, once. */
export async function issueCommission(
  tx: Db,
  booking: BookingRow,
  commission: Commission,
  now: Date,
): Promise<void> {
  const order = commissionOrder(booking, await findOwnVatNumber(tx), (await partiesOf(tx, booking)).seller, {
    commission,
    now,
  })
  if (order.shape.totalHalalas > 0) await issueInvoice(tx, order)
}

/** Diyar's invoice, with Diyar's VAT number, to a vendor. */
export function commissionOrder(
  booking: BookingRow,
  ownVatNumber: string | null,
  vendor: InvoiceParty,
  { commission, now }: { commission: Commission; now: Date },
): InvoiceOrder {
  const seller = { name: inBothLanguages('invoices.company'), vatNumber: ownVatNumber }
  const shape = shapeCommission(seller, commission, booking)
  const { vatNumber: number } = vendor
  const facts = [
    { label: 'vendor' as const, value: vendor.name },
    ...(number === null ? [] : [{ label: 'vendorVatNumber' as const, value: { ar: number, en: number } }]),
  ]
  return { cause: `commission:${booking.id}`, shape, booking, buyer: null, facts, now }
}
