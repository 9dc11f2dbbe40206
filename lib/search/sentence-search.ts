import { orNull, read } from '@/lib/api/read'
import { sentenceAddress } from './sentence-address'

/** Parts that a name of a listing may have too. */
const IN_NAMES = ['district', 'facilities', 'audience', 'section']

/**
 * Where a typed sentence leads, without language: to the search that it asks for, or to listings with this name. Of what is
 * not understood at all the results search the text.
 */
export async function sentenceResults(sentence: string): Promise<string> {
  const text = sentence.trim()
  if (!text) return sentenceAddress({ query: {}, unknown: [] })
  const asText = sentenceAddress({ query: { q: text }, unknown: [] })
  const found = await orNull(read('GET /services/sentence', { query: { text } }))
  if (!found || Object.keys(found.query).length === 0) return asText
  const mayBeName = found.unknown.length > 0 || IN_NAMES.some((name) => name in found.query)
  if (mayBeName && (await isName(text))) return asText
  return sentenceAddress(found)
}

/** Whether listings have all words of a text in their name; a text that is too long for a search has none. */
async function isName(q: string): Promise<boolean> {
  const counted = await orNull(read('GET /services/search/count', { query: { q } }))
  return counted !== null && counted.total > 0
}
