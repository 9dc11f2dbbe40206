import { object, string } from 'yup'
import { MAX_SENTENCE, type SearchParam } from '@/lib/domain/search/search-params'
import { userText } from '@/lib/domain/text/text'
import { parseQueryDay } from '@/lib/domain/time/days'

/** GET services/sentence: the sentence, and the Riyadh day (DD-MM-YYYY) from which it counts its days; without one it is today. */
export const sentenceQuery = object({
  text: userText(MAX_SENTENCE).trim().required(),
  today: string().test('not_a_day', (value) => value === undefined || parseQueryDay(value) !== null),
})
  .noUnknown()
  .exact()

/** GET services/sentence: the search that a sentence asks for. */
export interface SentenceWire {
  /** the parameters of a search, as its address has them */
  query: Partial<Record<SearchParam, string>>
  /** the names of `query.facilities` in the requested language */
  facilities: string[]
  /** the words that set nothing, as they were typed */
  unknown: string[]
}
