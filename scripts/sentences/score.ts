import { readFileSync } from 'node:fs'
import type { SentenceWire } from '@/lib/contract/schemas/listing/sentence'
import { CALENDAR_OCCASIONS, calendarYears, knownSpan } from '@/lib/domain/booking/money/occasions'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { type Catalogue, dictionaryOf } from '@/lib/domain/search/sentence/dictionary'
import { readSentence } from '@/lib/domain/search/sentence/read-sentence'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import { type Day, parseQueryDay } from '@/lib/domain/time/days'
import { districtId, FACILITIES } from '@/server/db/seed/catalogue/catalogue'
import { demo } from '@/server/db/seed/content'

/** A sentence with what it means on a day, and the kinds of its parts. */
export interface SentenceCase {
  text: string
  /** DD-MM-YYYY */
  today: string
  language: 'ar' | 'ar-dialect' | 'en'
  expect: SentenceWire
  parts: string[]
}

const FOLDER = '__tests__/lib/domain/search/sentences'

/** The sentences of a file, which were written before the reader and which it never reads. */
export const sentencesOf = (file: string): SentenceCase[] =>
  JSON.parse(readFileSync(`${FOLDER}/${file}.json`, 'utf8'))

/** The catalogue of the demo, by whose names the sentences are written. */
export const DEMO_NAMES: Catalogue = {
  cities: demo.cities.map(({ name, name_ar }) => ({ name, name_ar })),
  districts: demo.cities.flatMap((city) =>
    city.districts.map(({ en, ar }) => ({
      _id: districtId(city.name, en),
      city: city.name,
      name: en,
      name_ar: ar,
    })),
  ),
  facilities: FACILITIES.map(({ id, title, titleAr, types }) => ({
    ...{ _id: id, name: title, name_ar: titleAr },
    types: PROPERTY_TYPES.filter((type) => types.includes(type)),
  })),
}

const dictionary = dictionaryOf(DEMO_NAMES)

/** The days of occasions by the calendar alone, without corrections of admins. */
const occasionsFrom = (today: Day) =>
  CALENDAR_OCCASIONS.flatMap((occasion) =>
    calendarYears(occasion, knownSpan(today))
      .filter(({ to }) => to >= today)
      .map(({ from, to }) => ({ occasion, from, to })),
  )

/** A sentence as the demo reads it; `today` as DD-MM-YYYY. */
export function readInDemo(text: string, today: string, language: SentenceCase['language']): SentenceWire {
  const day = parseQueryDay(today) ?? ''
  const found = readSentence(text, { dictionary, today: day, occasions: occasionsFrom(day) })
  return { ...found, facilities: found.facilities.map((one) => one[language === 'en' ? 'name' : 'name_ar']) }
}

const sorted = (words: readonly string[]) => [...new Set(words.map(normaliseArabic))].toSorted()

/** Lists count as sets, words in folded spelling. */
const comparable = ({ query, facilities, unknown }: SentenceWire) =>
  JSON.stringify([
    Object.entries(query)
      .map(([name, value]) => [name, name === 'facilities' ? value.split(',').toSorted().join() : value])
      .toSorted(),
    sorted(facilities),
    sorted(unknown),
  ])

/** Whether a sentence comes out whole: every parameter, every facility and every unknown word. */
export const isWhole = ({ text, today, language, expect }: SentenceCase): boolean =>
  comparable(readInDemo(text, today, language)) === comparable(expect)

interface Score {
  whole: number
  of: number
}

/** How many sentences come out whole, in groups: by language or by kind of part. */
export function scoresBy(
  cases: readonly SentenceCase[],
  groupsOf: (one: SentenceCase) => readonly string[],
): Map<string, Score> {
  const scores = new Map<string, Score>()
  for (const one of cases) {
    const whole = isWhole(one) ? 1 : 0
    for (const group of groupsOf(one)) {
      const before = scores.get(group) ?? { whole: 0, of: 0 }
      scores.set(group, { whole: before.whole + whole, of: before.of + 1 })
    }
  }
  return scores
}
