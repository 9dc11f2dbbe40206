import { date, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ReportReason } from '@/lib/domain/listing/report'
import { users } from './accounts'
import { createdAt, id } from './columns'
import { services } from './listings'

/** What visitors report about places. Somebody reports a place once a day; no address is kept, only a daily hash. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    /** null for a visitor who is not signed in */
    reporterId: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reporterHash: text('reporter_hash').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    body: text('body').notNull().default(''),
    state: text('state').$type<'open' | 'closed'>().notNull().default('open'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('reports_once_a_day').on(table.serviceId, table.reporterHash, table.day),
    index('reports_reporter').on(table.reporterHash, table.day),
    index('reports_queue').on(table.state, table.createdAt),
  ],
)
