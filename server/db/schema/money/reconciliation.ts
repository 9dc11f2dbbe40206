import { sql } from 'drizzle-orm'
import { bigint, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { DIFFERENCE_KINDS, DIFFERENCE_STATES } from '@/lib/domain/ledger/reconciliation'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { createdAt, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'

/** One row a night; the process that writes it reconciles. */
export const reconciliationRuns = pgTable('reconciliation_runs', {
  day: date('day', { mode: 'string' }).primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** null while it runs, and when it was broken off */
  endedAt: instant('ended_at'),
})

/** What ledger, provider and bookings do not agree on, until a night finds them equal. */
export const ledgerDifferences = pgTable(
  'ledger_differences',
  {
    id: id(),
    kind: oneOf('kind', DIFFERENCE_KINDS).notNull(),
    /** the account, user, booking or payment */
    subject: text('subject').notNull(),
    bookingId: text('booking_id').references(() => bookings.id),
    oursHalalas: bigint('ours_halalas', { mode: 'number' }).notNull(),
    theirsHalalas: bigint('theirs_halalas', { mode: 'number' }).notNull(),
    state: oneOf('state', DIFFERENCE_STATES).notNull().default('open'),
    createdAt: createdAt(),
    /** the last night that compared it */
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('ledger_differences_open').on(table.kind, table.subject).where(sql`state = 'open'`),
    index('ledger_differences_state').on(table.state, table.createdAt),
    index('ledger_differences_booking').on(table.bookingId),
  ],
)
