import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as bulk from '@/lib/domain/calendar/bulk-changes'
import { BULK_KINDS, BULK_SKIPS } from '@/lib/domain/calendar/bulk-changes'

export const BulkOutcome = is<bulk.BulkOutcome>()(
  Type.Object(
    {
      serviceId: Type.String(),
      names: nullable(LocalizedName, { description: 'null where the listing is gone' }),
      isChanged: Type.Boolean(),
      days: Type.Array(Type.String(), { description: 'those that were changed; empty for terms' }),
      skipped: Type.Array(Type.Object({ reason: oneOf(BULK_SKIPS), days: Type.Array(Type.String()) }), {
        description: 'why days, or where none are named the whole listing, stayed as they were',
      }),
    },
    { title: 'BulkOutcome', description: 'What became of one listing.' },
  ),
)

export const BulkResultWire = is<bulk.BulkResultWire>()(
  Type.Object(
    { listings: Type.Array(BulkOutcome) },
    { title: 'BulkResultWire', description: 'What an act on several listings did with each.' },
  ),
)

export const BulkChangeWire = is<bulk.BulkChangeWire>()(
  Type.Object(
    {
      _id: Type.String(),
      kind: oneOf(BULK_KINDS),
      listings: Type.Number({ description: 'how many it changed' }),
      undoUntil: Type.String(),
    },
    { title: 'BulkChangeWire', description: 'An act on several listings that can still be undone.' },
  ),
)
