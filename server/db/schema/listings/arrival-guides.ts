import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { type ArrivalGuide, ENTRY_WAYS } from '@/lib/domain/arrival-guide/arrival-guide'
import { ENTRY_TIMES } from '@/lib/domain/arrival-guide/when-known'
import { foreignId, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { listings } from './listings'

/** What guests of a listing learn of their way; guests of its other room types too, where those have none. */
export const arrivalGuides = pgTable(
  'arrival_guides',
  {
    listingId: foreignId('listing_id', () => listings.id).primaryKey(),
    version: integer('version').notNull(),
    entryWay: oneOf('entry_way', ENTRY_WAYS).notNull(),
    entryTime: oneOf('entry_time', ENTRY_TIMES).notNull(),
    content: jsonb('content').$type<Omit<ArrivalGuide, 'entryWay' | 'entryTime'>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => valueChecks(table),
)
