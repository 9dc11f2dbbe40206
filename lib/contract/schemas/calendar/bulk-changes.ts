import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { BULK_KINDS, BULK_SKIPS } from '@/lib/domain/calendar/bulk-changes'

export const BulkOutcome = named('BulkOutcome', 'What became of one listing.', {
  serviceId: Type.String(),
  names: nullable(LocalizedName, { description: 'null where the listing is gone' }),
  isChanged: Type.Boolean(),
  days: Type.Array(Type.String(), { description: 'those that were changed; empty for terms' }),
  skipped: Type.Array(Type.Object({ reason: oneOf(BULK_SKIPS), days: Type.Array(Type.String()) }), {
    description: 'why days, or where none are named the whole listing, stayed as they were',
  }),
})
export type BulkOutcome = Static<typeof BulkOutcome>

export const BulkResultWire = named('BulkResultWire', 'What an act on several listings did with each.', {
  listings: Type.Array(BulkOutcome),
})
export type BulkResultWire = Static<typeof BulkResultWire>

export const BulkChangeWire = named(
  'BulkChangeWire',
  'An act on several listings that can still be undone.',
  {
    _id: Type.String(),
    kind: oneOf(BULK_KINDS),
    listings: Type.Number({ description: 'how many it changed' }),

    /** an instant */
    undoUntil: Type.String(),
  },
)
export type BulkChangeWire = Static<typeof BulkChangeWire>
