import { type Static, Type } from '@sinclair/typebox'
import { named, partialRecord } from '@/lib/contract/schema'
import { SEARCH_PARAMS } from '@/lib/domain/search/search-params'

export const SentenceWire = named(
  'SentenceWire',
  'GET services/sentence: the parameters of the search that a sentence asks for.',
  {
    /** the parameters of a search, as its address has them */
    query: partialRecord(SEARCH_PARAMS, Type.String()),
    facilities: Type.Array(Type.String(), {
      description: 'the names of `query.facilities` in the requested language',
    }),
    unknown: Type.Array(Type.String(), { description: 'the words that set nothing, as they were typed' }),
  },
)
export type SentenceWire = Static<typeof SentenceWire>
