import { bigint, date, integer, pgTable } from 'drizzle-orm/pg-core'
import { OUTSIDE_SERVICES } from '@/lib/domain/admin/overview'
import { instant, oneOf, valueChecks } from '@/server/db/schema/columns'

/** What happened on each day of Riyadh; the sweeper writes the rows, today's is provisional. */
export const dailyFigures = pgTable('daily_figures', {
  day: date('day', { mode: 'string' }).primaryKey(),
  /** bookings that were confirmed */
  bookings: integer('bookings').notNull(),
  /** captured of prices, without deposits */
  revenueHalalas: bigint('revenue_halalas', { mode: 'number' }).notNull(),
  /** less what cancellations gave back of it */
  commissionHalalas: bigint('commission_halalas', { mode: 'number' }).notNull(),
  signUps: integer('sign_ups').notNull(),
  views: integer('views').notNull(),
  computedAt: instant('computed_at').notNull(),
})

/** The last calls of each service outside of Diyar. */
export const serviceCalls = pgTable(
  'service_calls',
  {
    service: oneOf('service', OUTSIDE_SERVICES).primaryKey(),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
  },
  (table) => valueChecks(table),
)
