import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PrintedInvoice } from '@/lib/domain/invoices/invoice'
import { createdAt, foreignId, id } from '@/server/db/schema/columns'
import { bookings } from './bookings'

/** What both sides of a booking for an event agreed on, as it is printed; a new version where its dates change. */
export const bookingAgreements = pgTable(
  'booking_agreements',
  {
    id: id(),
    bookingId: foreignId('booking_id', () => bookings.id),
    /** from 1 on */
    version: integer('version').notNull(),
    printed: jsonb('printed').$type<Omit<PrintedInvoice, 'qr'>>().notNull(),
    /** apart, because closing the account removes it */
    guestName: text('guest_name'),
    createdAt: createdAt(),
  },
  (table) => [
    check('booking_agreements_version', sql`${table.version} > 0`),
    uniqueIndex('booking_agreements_booking').on(table.bookingId, table.version),
  ],
)
