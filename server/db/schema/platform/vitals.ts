import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { METRIC_NAMES } from '@/lib/domain/vitals/metrics'
import { DEVICES, PAGE_KINDS, VITALS_LANGUAGES } from '@/lib/domain/vitals/visit'
import { oneOf, valueChecks } from '@/server/db/schema/columns'

/** How quick the pages were for visitors, as counts in buckets: nothing of a single visit is stored. */
export const vitals = pgTable(
  'vitals',
  {
    day: date('day', { mode: 'string' }).notNull(),
    page: oneOf('page', PAGE_KINDS).notNull(),
    device: oneOf('device', DEVICES).notNull(),
    language: oneOf('language', VITALS_LANGUAGES).notNull(),
    metric: oneOf('metric', METRIC_NAMES).notNull(),
    /** the upper bound of the bucket, in the units of the metric */
    bound: integer('bound').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.page, table.device, table.language, table.metric, table.bound],
    }),
    ...valueChecks(table),
  ],
)
