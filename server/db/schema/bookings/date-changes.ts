import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Period } from '@/lib/domain/booking/bookable'
import { DATE_CHANGE_STATES } from '@/lib/domain/booking/money/date-change'
import { createdAt, foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { type BookingSnapshot, bookings } from './bookings'

/** Changes of bookings that were paid in full to dearer dates, with their terms as they were quoted. */
export const dateChanges = pgTable(
  'date_changes',
  {
    id: id(),
    bookingId: foreignId('booking_id', () => bookings.id),
    state: oneOf('state', DATE_CHANGE_STATES).notNull().default('open'),
    period: jsonb('period').$type<Period>().notNull(),
    checkInAt: instant('check_in_at').notNull(),
    checkOutAt: instant('check_out_at').notNull(),
    /** the end of the allocation: with the turnover as it was then */
    occupiedUntil: instant('occupied_until').notNull(),
    totalHalalas: halalas('total_halalas').notNull(),
    freeCancellationUntil: instant('free_cancellation_until'),
    snapshot: jsonb('snapshot').$type<BookingSnapshot>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('date_changes_open').on(table.bookingId).where(sql`state = 'open'`),
    index('date_changes_booking').on(table.bookingId, table.createdAt),
    index('date_changes_expiry').on(table.expiresAt).where(sql`state = 'open'`),
  ],
)
