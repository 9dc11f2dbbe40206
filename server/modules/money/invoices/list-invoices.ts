import type { EinvoiceBrief } from '@/lib/contract/schemas/invoices/einvoice'
import type { InvoiceListWire, InvoiceWire } from '@/lib/contract/schemas/invoices/wire'
import { mayRead as mayReadArea } from '@/lib/domain/admin/areas'
import { GUEST_ONLY_KINDS, VENDOR_ONLY_KINDS } from '@/lib/domain/invoices/invoice'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import { can } from '@/lib/domain/policy/vendor-policy'
import type { Db } from '@/server/db/db'
import { findEinvoiceBriefs } from '@/server/modules/money/einvoices/read-einvoice'
import { drawQr } from '@/server/modules/platform/pdf/draw-qr'
import type { SignedIn } from '@/server/policy/signed-in'
import { formatInvoiceNumber } from './numbers'
import { findInvoice, findUsersOfBooking, type Invoice, listInvoicesOf } from './store'

/** Who reads a document: admins all of a booking, its vendor and its guest those that concern them. */
type Reader = 'admin' | 'vendor' | 'guest' | null

/** The documents of a booking for its guest, its vendor and admins. Throws `not_found` for all others. */
export async function listInvoices(db: Db, user: SignedIn, bookingId: string): Promise<InvoiceListWire> {
  const booking = await findUsersOfBooking(db, bookingId)
  const reader = booking && readerOf(user, booking)
  if (!reader) throw new DomainError('not_found')
  const rows = (await listInvoicesOf(db, bookingId)).filter(({ kind }) => mayRead(reader, kind))
  const ids = rows.map(({ id }) => id)
  const einvoices = await findEinvoiceBriefs(db, ids)
  return { invoices: rows.map((row) => invoiceToWire(row, reader, einvoices.get(row.id))) }
}

/** One document; throws `not_found` for all who may not read it. The caller records the reading of an admin. */
export async function getInvoice(
  db: Db,
  user: SignedIn,
  id: string,
): Promise<{ invoice: Invoice; reader: Reader; isForeign: boolean }> {
  const row = await findInvoice(db, id)
  const reader = row && readerOf(user, row)
  if (!row || !mayRead(reader, row.invoice.kind)) throw new DomainError('not_found')
  const isForeign = user._id !== row.guestId && !can(user, 'readBookings', row)
  return { invoice: row.invoice, reader, isForeign }
}

function readerOf(user: SignedIn, of: { guestId: string; vendorId: string }): Reader {
  if (mayReadArea(user.adminRole, 'bookings')) return 'admin'
  if (can(user, 'readBookings', of)) return 'vendor'
  return user._id === of.guestId ? 'guest' : null
}

function mayRead(reader: Reader, kind: Invoice['kind']): boolean {
  if (reader === 'vendor') return !GUEST_ONLY_KINDS.includes(kind)
  return reader === 'admin' || (reader === 'guest' && !VENDOR_ONLY_KINDS.includes(kind))
}

function invoiceToWire(
  { id, kind, year, sequence, printed, ...row }: Invoice,
  reader: Reader,
  einvoice: (EinvoiceBrief & { qr: string }) | undefined,
): InvoiceWire {
  const qr = einvoice?.qr ?? printed.qr
  return {
    _id: id,
    kind,
    number: formatInvoiceNumber(kind, year, sequence),
    issuedAt: row.issuedAt.toISOString(),
    total: toSar(row.totalHalalas),
    vat: row.vatHalalas === null ? null : toSar(row.vatHalalas),
    qr: qr === null ? null : drawQr(qr),
    einvoice: einvoice && reader !== 'guest' ? { profile: einvoice.profile, state: einvoice.state } : null,
  }
}
