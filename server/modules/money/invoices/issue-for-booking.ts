import { amountToCollect, depositToCollect } from '@/lib/domain/booking/money/due'
import type { DocumentedMethod, InvoiceParty } from '@/lib/domain/invoices/invoice'
import type { Halalas } from '@/lib/domain/money'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { type InvoiceOrder, issueInvoice } from './issue-invoice'
import { findOwnRegistration } from './own-registration'
import { shapePayment } from './shapes'
import { sourceFacts } from './source-facts'
import { type BookingRow, findParties, sumInvoiced } from './store'
import { inBothLanguages } from './texts'

/** The price and deposit of one movement of money. */
export interface DocumentedPart {
  cause: string
  priceHalalas: Halalas
  depositHalalas: Halalas
  now: Date
}

/** A payment, and how it was made. */
export type DocumentedPayment = DocumentedPart & { method: DocumentedMethod }

/** The causes by which documents are found again. */
export const paymentCause = (paymentId: string) => `payment:${paymentId}`
export const refundCause = (refundId: string) => `refund:${refundId}`

/** Issues the receipt or tax invoice of money that was taken for a booking. */
export async function issueForPayment(tx: Db, booking: BookingRow, part: DocumentedPayment): Promise<void> {
  const order = await documentOfPayment(tx, booking, part)
  if (order) await issueInvoice(tx, order)
}

/**
 * The document of a payment, to be issued behind its posting: what it says is read before the accounts are locked, which all
 * payments wait for. It names what a balance paid beside a card; null where nothing of the price was paid.
 */
export async function documentOfPayment(
  tx: Db,
  booking: BookingRow,
  { balanceHalalas = 0, ...part }: DocumentedPayment & { balanceHalalas?: Halalas },
): Promise<InvoiceOrder | null> {
  if (part.priceHalalas <= 0) return null
  const sale = await saleOf(tx, booking)
  const invoicedHalalas = await sumInvoiced(tx, booking, sale.seller.vatNumber)
  const order = paymentOrder(booking, sale, invoicedHalalas, part)
  // What card and balance paid is said in their amounts.
  const facts = balanceHalalas > 0 ? sourceFacts(part, balanceHalalas) : order.facts
  return { ...order, facts }
}

/** The document of a payment, after documents of the booking that sum to `invoicedHalalas`. */
export function paymentOrder(
  booking: BookingRow,
  { seller, buyer, deemedFor }: Sale,
  invoicedHalalas: Halalas,
  part: DocumentedPayment,
): InvoiceOrder {
  const shape = shapePayment({
    ...part,
    seller,
    deemedFor,
    lines: booking.snapshot.lines,
    bookingTotalHalalas: booking.totalHalalas,
    vatPercent: booking.vatPercent,
    invoicedHalalas,
  })
  const method = { label: 'method' as const, value: inBothLanguages(`invoices.methods.${part.method}`) }
  return { cause: part.cause, shape, booking, buyer, facts: [method], now: part.now }
}

/** What was collected on arrival, for the `nth` time: the one before was taken back. */
export interface AtDoor {
  nth: number
  now: Date
}

export const collectCause = (booking: BookingRow, nth = 1) =>
  `collect:${booking.id}${nth > 1 ? `-${nth}` : ''}`

export function collectedParts(booking: BookingRow) {
  const depositHalalas = depositToCollect(booking)
  return { priceHalalas: amountToCollect(booking) - depositHalalas, depositHalalas }
}

/** Issues the document of what the vendor collected on arrival: the rest of the price, and the deposit if not paid. */
export async function issueForCollected(tx: Db, booking: BookingRow, { nth, now }: AtDoor): Promise<void> {
  await issueForPayment(tx, booking, {
    cause: collectCause(booking, nth),
    method: 'atDoor',
    ...collectedParts(booking),
    now,
  })
}

/** Who sells a stay to its guest by the documents that are issued now; `deemedFor` is the vendor where Diyar does. */
export interface Sale {
  seller: InvoiceParty
  buyer: Bilingual
  deemedFor?: Bilingual
}

export async function saleOf(tx: Db, booking: BookingRow): Promise<Sale> {
  const { seller, buyer } = await partiesOf(tx, booking)
  if (booking.stayVat !== 'diyar') return { seller, buyer }
  const company = { name: inBothLanguages('invoices.company'), ...(await findOwnRegistration(tx)) }
  return { seller: company, buyer, deemedFor: seller.name }
}

/** Vendor and guest of a document that is issued now. */
export async function partiesOf(tx: Db, booking: BookingRow) {
  const { guest, host, vatNumber, commercialNumber, vendorAddress } = await findParties(tx, booking)
  const seller: InvoiceParty = { name: publicNameOf(host), vatNumber, commercialNumber }
  return { seller, buyer: publicNameOf(guest), vendorAddress }
}
