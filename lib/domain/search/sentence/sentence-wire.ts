import { string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { MAX_SENTENCE } from '@/lib/domain/search/search-params'
import { userText } from '@/lib/domain/text/text'
import { parseQueryDay } from '@/lib/domain/time/days'

/** GET services/sentence: the sentence, and the Riyadh day (DD-MM-YYYY) from which it counts its days; without one it is today. */
export const sentenceQuery = exactObject({
  text: userText(MAX_SENTENCE).trim().required(),
  today: string().test('not_a_day', (value) => value === undefined || parseQueryDay(value) !== null),
})
