import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { OCCASION_NAMES } from '@/lib/domain/booking/money/occasions'
import { id, oneOf, valueChecks } from '@/server/db/schema/columns'

/** How often the days of an occasion were changed; their sum is the version of the whole table, which listings name. */
export const occasionVersions = pgTable(
  'occasion_versions',
  {
    occasion: oneOf('occasion', OCCASION_NAMES).primaryKey(),
    version: integer('version').notNull(),
  },
  valueChecks,
)

/** The days of occasions that admins entered: those of a year in place of the calendar's, and school holidays. */
export const occasionDays = pgTable(
  'occasion_days',
  {
    id: id(),
    occasion: oneOf('occasion', OCCASION_NAMES).notNull(),
    /** of the occasion's own calendar; null where it has none */
    year: integer('year'),
    /** of school holidays alone */
    name: text('name'),
    nameAr: text('name_ar'),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    /** included */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    ...valueChecks(table),
    check('occasion_days_span', sql`${table.lastDay} >= ${table.firstDay}`),
    check(
      'occasion_days_kind',
      sql`(${table.year} IS NULL) = (${table.name} IS NOT NULL) AND (${table.name} IS NULL) = (${table.nameAr} IS NULL)`,
    ),
    uniqueIndex('occasion_days_year').on(table.occasion, table.year),
    index('occasion_days_last').on(table.lastDay),
  ],
)
