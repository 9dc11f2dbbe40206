import type { InvoiceParty, Registration } from '@/lib/domain/invoices/invoice'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type Commission, shapeCommission, shapeCommissionCredit } from './commission-shapes'
import { partiesOf } from './issue-for-booking'
import { type InvoiceOrder, issueInvoice } from './issue-invoice'
import { formatInvoiceNumber } from './numbers'
import { findOwnRegistration } from './own-registration'
import { shapeGoodwill, shapeRetainedDeposit } from './shapes'
import { type BookingRow, findInvoiceOfCause } from './store'
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

/** Issues the document of what Diyar gave a guest of its own; `id` is the adjustment that did. */
export async function issueGoodwill(
  tx: Db,
  booking: BookingRow,
  { id, amountHalalas }: { id: string; amountHalalas: Halalas },
  now: Date,
): Promise<void> {
  const { buyer } = await partiesOf(tx, booking)
  const seller = { name: inBothLanguages('invoices.company'), ...(await findOwnRegistration(tx)) }
  const shape = shapeGoodwill(seller, amountHalalas, booking.vatPercent)
  await issueInvoice(tx, { cause: `goodwill:${id}`, shape, booking, buyer, now })
}

/** The commission before and after; `of` names its cause where it is no change of the booking. */
type CommissionCredit = Parameters<typeof shapeCommissionCredit>[2] & { of?: string }

/** Issues the credit note of the commission that a refund after the end returns; none where none was invoiced. */
export async function issueCommissionCredit(
  tx: Db,
  booking: BookingRow,
  { of = `${booking.id}-${booking.sequence}`, ...change }: CommissionCredit,
  now: Date,
): Promise<void> {
  const corrected = await findInvoiceOfCause(tx, `commission:${booking.id}`)
  if (!corrected) return
  const number = formatInvoiceNumber(corrected.kind, corrected.year, corrected.sequence)
  const shape = shapeCommissionCredit(corrected.printed.seller, number, change, booking)
  if (shape.totalHalalas <= 0) return
  const { seller: vendor, vendorAddress } = await partiesOf(tx, booking)
  const facts = [
    { label: 'vendor', value: vendor.name },
    { label: 'corrects', value: { ar: number, en: number } },
  ] as const
  const cause = `commission_credit:${of}`
  const order = { cause, shape, booking, buyer: null, facts: [...facts], now }
  await issueInvoice(tx, {
    ...order,
    corrects: { id: corrected.id, number },
    vendor: { ...vendor, address: vendorAddress },
  })
}

/** Issues Diyar's invoice for the commission of a booking, once. */
export async function issueCommission(
  tx: Db,
  booking: BookingRow,
  commission: Commission,
  now: Date,
): Promise<void> {
  const { seller: vendor, vendorAddress: address } = await partiesOf(tx, booking)
  const order = commissionOrder(booking, await findOwnRegistration(tx), vendor, { commission, now })
  if (order.shape.totalHalalas > 0) await issueInvoice(tx, { ...order, vendor: { ...vendor, address } })
}

/** Diyar's invoice, with Diyar's registration, to a vendor. */
export function commissionOrder(
  booking: BookingRow,
  issuer: Registration,
  vendor: InvoiceParty,
  { commission, now }: { commission: Commission; now: Date },
): InvoiceOrder {
  const seller = { name: inBothLanguages('invoices.company'), ...issuer }
  const shape = shapeCommission(seller, commission, booking)
  const { vatNumber: number } = vendor
  const facts = [
    { label: 'vendor' as const, value: vendor.name },
    ...(number === null ? [] : [{ label: 'vendorVatNumber' as const, value: { ar: number, en: number } }]),
  ]
  return { cause: `commission:${booking.id}`, shape, booking, buyer: null, facts, now }
}
