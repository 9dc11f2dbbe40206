import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { EinvoiceWire } from '@/lib/contract/schemas/invoices/einvoice'
import { EINVOICE_TABLE } from '@/lib/domain/admin/tables'
import { toSar } from '@/lib/domain/money'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { einvoices } from '@/server/db/schema/money/einvoices'
import { invoices } from '@/server/db/schema/money/invoices'
import { formatInvoiceNumber, parseInvoiceNumber } from '@/server/modules/money/invoices/numbers'
import type { AdminTable } from '@/server/modules/platform/admin-tables/admin-table'
import { listEinvoices } from './store'

/** Electronic invoices by their state at ZATCA; found by UUID, by the seller's VAT number and by the document's number. */
export const einvoiceTable: AdminTable<EinvoiceWire> = {
  spec: EINVOICE_TABLE,
  source: {
    from: einvoices,
    id: einvoices.invoiceId,
    sorts: { createdAt: einvoices.createdAt },
    where: async (db, { q, filters: { state, profile } }) =>
      and(
        state ? sql`${einvoices.state} = ${state}` : undefined,
        profile ? sql`${einvoices.profile} = ${profile}` : undefined,
        q ? foundBy(db, q) : undefined,
      ),
    load: async (db, ids) => (await listEinvoices(db, ids)).map(toWire),
  },
  file: {
    number: (row) => row.number,
    seller: (row) => row.seller,
    unit: (row) => row.unit,
    counter: (row) => String(row.counter),
    total: (row) => row.total,
    state: (row, text) => text(`admin.einvoices.states.${row.state}`),
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
    uuid: (row) => row.uuid,
  },
}

function foundBy(db: Db, q: string): SQL | undefined {
  const number = parseInvoiceNumber(q)
  return or(
    eq(einvoices.invoiceId, q),
    eq(einvoices.uuid, q),
    eq(einvoices.unit, q),
    number
      ? inArray(
          einvoices.invoiceId,
          db
            .select({ id: invoices.id })
            .from(invoices)
            .where(
              and(
                eq(invoices.kind, number.kind),
                eq(invoices.year, number.year),
                eq(invoices.sequence, number.sequence),
              ),
            ),
        )
      : undefined,
  )
}

function toWire({ einvoice, invoice }: Awaited<ReturnType<typeof listEinvoices>>[number]): EinvoiceWire {
  const { unit, counter, uuid, profile, state, findings, createdAt, answeredAt, overdueAt } = einvoice
  const { kind, year, sequence, bookingId, printed, totalHalalas } = invoice
  const isAccepted = state === 'reported' || state === 'cleared'
  return {
    ...{ _id: invoice.id, bookingId, kind, number: formatInvoiceNumber(kind, year, sequence) },
    ...{ seller: printed.seller.name.ar, unit, counter, uuid, profile, state, findings },
    total: toSar(totalHalalas),
    isOverdue: overdueAt !== null && !isAccepted,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
