import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredTrailDetails, TrailAct } from '@/lib/domain/account/vendor-trail'
import { createdAt, foreignId, id } from '@/server/db/schema/columns'
import { users } from './users'
import { vendors } from './vendors'

/** What the members of a vendor did. Lines are only added: triggers refuse UPDATE, DELETE and TRUNCATE. */
export const vendorTrail = pgTable(
  'vendor_trail',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    actorId: foreignId('actor_id', () => users.id),
    /** the name of the API key that acted for the member */
    apiKey: text('api_key'),
    act: text('act').$type<TrailAct>().notNull(),
    /** of the kind that the table of acts names */
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<StoredTrailDetails>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('vendor_trail_newest').on(table.vendorId, table.createdAt, table.id),
    index('vendor_trail_actor').on(table.vendorId, table.actorId, table.createdAt, table.id),
  ],
)
