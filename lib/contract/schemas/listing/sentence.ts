import { Type } from '@sinclair/typebox'
import { is, partialRecord } from '@/lib/contract/schema'
import { SEARCH_PARAMS } from '@/lib/domain/search/search-params'
import type * as sentence from '@/lib/domain/search/sentence/sentence-wire'

export const SentenceWire = is<sentence.SentenceWire>()(
  Type.Object(
    {
      query: partialRecord(SEARCH_PARAMS, Type.String()),
      facilities: Type.Array(Type.String(), {
        description: 'the names of `query.facilities` in the requested language',
      }),
      unknown: Type.Array(Type.String(), { description: 'the words that set nothing, as they were typed' }),
    },
    {
      title: 'SentenceWire',
      description: 'GET services/sentence: the parameters of the search that a sentence asks for.',
    },
  ),
)
