import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { foreignId } from '@/server/db/schema/columns'
import { vendors } from '@/server/db/schema/people/vendors'

/** Of which months, `2026-03`, a vendor has been sent the figures: each once. */
export const statisticsMails = pgTable(
  'statistics_mails',
  {
    vendorId: foreignId('vendor_id', () => vendors.id),
    month: text('month').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.month] })],
)
