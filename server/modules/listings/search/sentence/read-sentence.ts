import type { SentenceWire } from '@/lib/contract/schemas/listing/sentence'
import type { Language } from '@/lib/domain/account/account'
import { type Catalogue, type Dictionary, dictionaryOf } from '@/lib/domain/search/sentence/dictionary'
import { readSentence } from '@/lib/domain/search/sentence/read-sentence'
import { instantAt, parseQueryDay, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { listComingDays } from '@/server/modules/listings/occasions/occasions'
import { readNames } from './store'

interface Sentence {
  text: string
  /** DD-MM-YYYY */
  today?: string | undefined
  language: Language
}

/** Reads the search of a sentence by the names of the catalogue and the days of occasions. The dictionary is made anew when a name changes. */
export function createSentenceReader() {
  const dictionaryFor = rememberDictionary()
  return async ({ db, clock }: Deps, { text, today: given, language }: Sentence): Promise<SentenceWire> => {
    const today = (given && parseQueryDay(given)) || riyadhDay(clock.now())
    const [names, occasions] = await Promise.all([readNames(db), listComingDays(db, instantAt(today, NOON))])
    const found = readSentence(text, { dictionary: dictionaryFor(names), today, occasions })
    return {
      ...found,
      facilities: found.facilities.map((one) => one[language === 'ar' ? 'name_ar' : 'name']),
    }
  }
}

const NOON = '12:00'

function rememberDictionary(): (names: Catalogue) => Dictionary {
  let last: { key: string; dictionary: Dictionary } | null = null
  return (names) => {
    const key = JSON.stringify(names)
    if (last?.key !== key) last = { key, dictionary: dictionaryOf(names) }
    return last.dictionary
  }
}
