import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as savedSearch from '@/lib/domain/search/saved-search'

export const SavedSearch = is<savedSearch.SavedSearch>()(
  Type.Object(
    {
      _id: Type.String(),
      name: Type.String(),
      params: Type.String({ description: 'the query of its results page' }),
      alerts: Type.Boolean(),
      hasEnded: Type.Boolean({ description: 'its first day is past: alerts have ended' }),
      createdAt: Type.String(),
    },
    { title: 'SavedSearch' },
  ),
)
