import { type Static, Type } from '@sinclair/typebox'

/** A saved search as its user reads it. */
export const SavedSearch = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    params: Type.String({ description: 'the query of its results page' }),
    alerts: Type.Boolean(),
    hasEnded: Type.Boolean({ description: 'its first day is past: alerts have ended' }),
    createdAt: Type.String(),
  },
  { title: 'SavedSearch' },
)
export type SavedSearch = Static<typeof SavedSearch>
