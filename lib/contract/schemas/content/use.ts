import { Type } from '@sinclair/typebox'
import { is, nullable } from '@/lib/contract/schema'
import type * as use from '@/lib/domain/content/use'

export const ContentUseWire = is<use.ContentUseWire>()(
  Type.Object(
    {
      listings: Type.Number({ description: 'public ones' }),
      bookings: nullable(Type.Number(), {
        description: 'that are not over; null where what is hidden has none of its own',
      }),
    },
    {
      title: 'ContentUseWire',
      description:
        'GET admin/{cities, categories, facility-groups, facilities}/{id}/use: what hiding it touches; each counted up to `MAX_USE`.',
    },
  ),
)
