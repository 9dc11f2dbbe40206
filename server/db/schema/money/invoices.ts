import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { INVOICE_KINDS, type PrintedInvoice } from '@/lib/domain/invoices/invoice'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'

/** The last number of each series and year; the issuing transaction locks the row, so that no number is left out. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    series: text('series').notNull(),
    year: integer('year').notNull(),
    lastSequence: integer('last_sequence').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** Issued documents about money. Triggers refuse a gap, a change and a deletion. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    kind: oneOf('kind', INVOICE_KINDS).notNull(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    /** what caused it, such as `payment:id`; each causes one */
    cause: text('cause').notNull().unique(),
    bookingId: foreignId('booking_id', () => bookings.id),
    /** the document that a credit note corrects */
    correctsId: text('corrects_id').references((): AnyPgColumn => invoices.id),
    totalHalalas: halalas('total_halalas').notNull(),
    vatHalalas: halalas('vat_halalas'),
    /** all that is printed, but for the guest's name */
    printed: jsonb('printed').$type<PrintedInvoice>().notNull(),
    /** the guest's name; emptied when the account is closed, because the law keeps the document without identity */
    buyer: jsonb('buyer').$type<Bilingual>(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('invoices_number').on(table.series, table.year, table.sequence),
    index('invoices_booking').on(table.bookingId),
    index('invoices_corrects').on(table.correctsId),
  ],
)
