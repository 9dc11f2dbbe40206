import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { invoiceSeries, invoices } from '@/server/db/schema/money/invoices'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { CHECKED_VAT_NUMBER } from '@/server/policy/checked-vat-number'
import { isOwnerOf } from '@/server/policy/vendor-owner'

export type Invoice = typeof invoices.$inferSelect
export type BookingRow = typeof bookings.$inferSelect

/** Locks a series until the transaction ends and returns its last number: other issuers of the series wait. */
export async function lockSeries(tx: Db, series: string, year: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, year })
    .onConflictDoUpdate({
      target: [invoiceSeries.series, invoiceSeries.year],
      set: { lastSequence: sql`${invoiceSeries.lastSequence}` },
    })
    .returning({ last: invoiceSeries.lastSequence })
  return row?.last ?? 0
}

export const findInvoiceOfCause = (tx: Db, cause: string): Promise<Invoice | null> =>
  firstRow(tx.select().from(invoices).where(eq(invoices.cause, cause)))

/** Writes a document and moves its series on; the series is locked. */
export async function writeInvoice(tx: Db, invoice: typeof invoices.$inferInsert): Promise<void> {
  const { series, year, sequence } = invoice
  await tx.insert(invoices).values(invoice)
  await tx
    .update(invoiceSeries)
    .set({ lastSequence: sequence })
    .where(and(eq(invoiceSeries.series, series), eq(invoiceSeries.year, year)))
}

/**
 * What the documents of a booking with a seller's VAT number, null for those without, sum to: credit notes subtracted. Where
 * Diyar is the deemed supplier all are Diyar's, whatever its number was.
 */
export async function sumInvoiced(
  tx: Db,
  { id, stayVat }: Pick<BookingRow, 'id' | 'stayVat'>,
  vatNumber: string | null,
): Promise<number> {
  const ofSeller = sql`${invoices.printed} -> 'seller' ->> 'vatNumber' IS NOT DISTINCT FROM ${vatNumber}`
  const rows = await tx
    .select({ kind: invoices.kind, totalHalalas: invoices.totalHalalas })
    .from(invoices)
    .where(
      and(
        eq(invoices.bookingId, id),
        inArray(invoices.kind, ['receipt', 'tax_invoice', 'credit_note']),
        stayVat === 'diyar' ? undefined : ofSeller,
      ),
    )
  return rows.reduce(
    (sum, { kind, totalHalalas }) => sum + (kind === 'credit_note' ? -1 : 1) * totalHalalas,
    0,
  )
}

/** The guest, the vendor, and the vendor's VAT number once an admin has checked it. */
export async function findParties(
  tx: Db,
  booking: Pick<typeof bookings.$inferSelect, 'guestId' | 'vendorId'>,
) {
  const [guest] = await tx.select().from(users).where(eq(users.id, booking.guestId))
  const [vendor] = await tx
    .select({
      host: users,
      vatNumber: CHECKED_VAT_NUMBER,
      commercialNumber: vendors.commercialNumber,
      vendorAddress: vendors.address,
    })
    .from(vendors)
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .where(eq(vendors.id, booking.vendorId))
  if (!guest || !vendor) throw new Error('a booking without its parties')
  return { guest, ...vendor }
}

/** A document with the users of its booking; null when there is none. */
export async function findInvoice(db: Db, id: string) {
  const [row] = await db
    .select({ invoice: invoices, guestId: bookings.guestId, vendorId: bookings.vendorId })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(eq(invoices.id, id))
  return row ?? null
}

/** The users of a booking; null when there is none. */
export async function findUsersOfBooking(db: Db, id: string) {
  const [row] = await db
    .select({ guestId: bookings.guestId, vendorId: bookings.vendorId })
    .from(bookings)
    .where(eq(bookings.id, id))
  return row ?? null
}

/** The documents of a booking in the order in which they were issued. */
export function listInvoicesOf(db: Db, bookingId: string): Promise<Invoice[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.bookingId, bookingId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.kind), asc(invoices.sequence))
}

/** Removes the name of a closed account from the documents that the law makes us keep. */
export async function deleteBuyer(tx: Db, userId: string): Promise<void> {
  const own = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.guestId, userId))
  await tx.update(invoices).set({ buyer: null }).where(inArray(invoices.bookingId, own))
}
