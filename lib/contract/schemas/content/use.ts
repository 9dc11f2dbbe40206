import { type Static, Type } from '@sinclair/typebox'
import { named, nullable } from '@/lib/contract/schema'

export const ContentUseWire = named(
  'ContentUseWire',
  'GET admin/{cities, categories, facility-groups, facilities}/{id}/use: what hiding it touches; each counted up to `MAX_USE`.',
  {
    listings: Type.Number({ description: 'public ones' }),
    bookings: nullable(Type.Number(), {
      description: 'that are not over; null where what is hidden has none of its own',
    }),
  },
)
export type ContentUseWire = Static<typeof ContentUseWire>
