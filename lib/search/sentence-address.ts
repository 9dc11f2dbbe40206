import type { SentenceWire } from '@/lib/contract/schemas/listing/sentence'
import { SEARCH_PARAMS } from '@/lib/domain/search/search-params'

/** The parameter of the results page that holds a typed sentence; the page redirects to the search that it asks for. */
export const SENTENCE_PARAM = 'text'

/** Characters of the words that were not understood, as far as an address has them. */
const MAX_UNKNOWN = 200

/** The address of the results of a sentence: its search, and the words that set nothing. */
export function sentenceAddress({ query, unknown }: Pick<SentenceWire, 'query' | 'unknown'>): string {
  const params = new URLSearchParams()
  for (const name of SEARCH_PARAMS) {
    const value = name === 'page' ? '1' : query[name]
    if (value !== undefined) params.set(name, value)
  }
  if (unknown.length > 0) params.set('unknown', unknown.join(' ').slice(0, MAX_UNKNOWN))
  return `/search?${params}`
}

/** The words of an address that were not understood; anybody can write them, so that they are few. */
export function unknownOf({ unknown }: Record<string, string | string[] | undefined>): string | undefined {
  const text = Array.isArray(unknown) ? unknown[0] : unknown
  return text?.trim().slice(0, MAX_UNKNOWN) || undefined
}
