import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { FACILITY_WORDS } from './facility-words'
import {
  CITY_WORDS,
  NO_TIME_WORDS,
  SETTING_WORDS,
  type Setting,
  STOP_WORDS,
  TYPE_WORDS,
  type TypeWord,
} from './lexicon'
import { type Phrases, phrasesOf } from './phrases'
import { entryWords } from './words'

/** The names that a sentence may use, from the catalogue; each list in the order of its pages. */
export interface Catalogue {
  cities: readonly LocalizedName[]
  /** `city`: the English name of its city */
  districts: readonly (LocalizedName & { _id: string; city: string })[]
  /** `types`: the listing types that offer it */
  facilities: readonly (LocalizedName & { _id: string; types: readonly PropertyType[] })[]
}

export interface DistrictFound {
  id: string
  city: string
  /** the name of this district has an article, so that the word without it means something else */
  needsArticle: boolean
}

/** What a phrase means beside times and numbers. */
export type Meaning =
  | { is: 'city'; city: string }
  | { is: 'type'; word: TypeWord }
  | { is: 'facility'; ids: readonly string[] }
  | { is: 'setting'; setting: Setting }
  | { is: 'unknown' }
  | { is: 'nothing' }

/** The catalogue by the words of a sentence. */
export interface Dictionary {
  meanings: Phrases<Meaning>
  districts: Phrases<readonly DistrictFound[]>
  /** the first words of the names of several districts of one city, such as the two Obhurs */
  districtGroups: Phrases<string>
  facilities: Catalogue['facilities']
  facilityIds: ReadonlyMap<string, string>
}

/** Made once for a catalogue; a sentence then takes time by its own length. */
export function dictionaryOf(catalogue: Catalogue): Dictionary {
  const facilityIds = new Map(catalogue.facilities.map(({ name, _id }) => [name, _id]))
  return {
    meanings: phrasesOf<Meaning>([
      [{ is: 'nothing' }, STOP_WORDS.replaceAll('\n', '|')],
      ...facilityRows(catalogue, facilityIds),
      ...SETTING_WORDS.map(([setting, words]): [Meaning, string] => [{ is: 'setting', setting }, words]),
      ...TYPE_WORDS.map(([word, words]): [Meaning, string] => [{ is: 'type', word }, words]),
      ...cityRows(catalogue),
      [{ is: 'unknown' }, NO_TIME_WORDS],
    ]),
    districts: districtPhrases(catalogue),
    districtGroups: districtGroups(catalogue),
    facilities: catalogue.facilities,
    facilityIds,
  }
}

function cityRows({ cities }: Catalogue): [Meaning, string][] {
  return cities.flatMap(({ name, name_ar }) => {
    const others = CITY_WORDS.filter(([city]) => city === name).map(([, words]) => words)
    return [name, name_ar, ...others].map((words): [Meaning, string] => [{ is: 'city', city: name }, words])
  })
}

function facilityRows({ facilities }: Catalogue, ids: ReadonlyMap<string, string>): [Meaning, string][] {
  const own = facilities.flatMap(({ name, name_ar, _id }): [Meaning, string][] => [
    [{ is: 'facility', ids: [_id] }, plainName(name)],
    [{ is: 'facility', ids: [_id] }, plainName(name_ar)],
  ])
  const called = FACILITY_WORDS.flatMap(([title, words]): [Meaning, string][] => {
    const id = ids.get(title)
    return id === undefined ? [] : [[{ is: 'facility', ids: [id] }, words]]
  })
  const majlis = ["Men's majlis", "Women's majlis"].flatMap((title) => ids.get(title) ?? [])
  return [...own, ...called, [{ is: 'facility', ids: majlis }, BOTH_MAJLIS]]
}

/** The name without a remark in brackets. */
const plainName = (name: string): string => name.replace(/\([^)]*\)/g, '')

const BOTH_MAJLIS =
  'مجلس رجال ونساء|مجلسين رجال ونساء|مجلس رجال وحريم|مجالس رجال ونساء|مجلس رجال ومجلس نساء|مجلس للرجال والنساء|مجلس للرجال ومجلس للنساء|مجلس للرجال وللنساء|mens and womens majlis|men and women majlis|majlis for men and women'

/** English articles as they are written before a name. */
const ENGLISH_ARTICLE = /^(?:al|ad|an|ar|as|ash|at|az|el) /

interface DistrictName {
  phrase: string
  needsArticle: boolean
  /** by its own name, not by another spelling of it */
  isExact: boolean
}

function districtNames({ name, name_ar }: LocalizedName): DistrictName[] {
  const latin = entryWords(name).join(' ')
  const plain = latin.replace(ENGLISH_ARTICLE, '')
  const exact = [latin, plain, `al ${plain}`, latin.replace(' ', '')]
  const alike = spelledAlike(plain).flatMap((one) => [one, `al ${one}`])
  return [
    ...exact.map((phrase) => ({ phrase, needsArticle: false, isExact: true })),
    ...alike.map((phrase) => ({ phrase, needsArticle: false, isExact: false })),
    { phrase: name_ar, needsArticle: /^ال/.test(name_ar), isExact: true },
  ]
}

/** Other ways to write an Arabic name in Latin letters. */
function spelledAlike(name: string): string[] {
  const rules: [RegExp, string][] = [
    [/i/g, 'ee'],
    [/h$/, ''],
    [/ah$/, 'a'],
    [/iyah$/, 'iya'],
    [/a$/, 'ah'],
    [/u/g, 'oo'],
    [/ee/g, 'i'],
    [/i([^aeiou]*)$/, 'e$1'],
    [/q/g, 'g'],
    [/ai/g, 'ay'],
    [/h([aeiou])$/, 'h$1h'],
  ]
  return rules.map(([from, to]) => name.replace(from, to))
}

function districtPhrases({ districts }: Catalogue): Phrases<readonly DistrictFound[]> {
  const named = districts.flatMap((district) => districtNames(district).map((one) => ({ ...one, district })))
  const keyOf = (phrase: string) => entryWords(phrase).join(' ')
  const exact = new Set(named.filter(({ isExact }) => isExact).map(({ phrase }) => keyOf(phrase)))
  const byPhrase = new Map<string, DistrictFound[]>()
  for (const { phrase, needsArticle, isExact, district } of named) {
    const key = keyOf(phrase)
    if (!isExact && exact.has(key)) continue
    const others = (byPhrase.get(key) ?? []).filter(({ id }) => id !== district._id)
    byPhrase.set(key, [...others, { id: district._id, city: district.city, needsArticle }])
  }
  return phrasesOf([...byPhrase].map(([phrase, found]) => [found, phrase] as const))
}

function districtGroups({ districts }: Catalogue): Phrases<string> {
  const byFirst = new Map<string, string[]>()
  for (const { name, name_ar, city } of districts)
    for (const words of [entryWords(name), entryWords(name_ar)])
      if (words.length > 1 && (words[0]?.length ?? 0) > 3)
        byFirst.set(words[0] ?? '', [...(byFirst.get(words[0] ?? '') ?? []), city])
  const groups = [...byFirst].filter(([, cities]) => cities.length > 1 && new Set(cities).size === 1)
  return phrasesOf(groups.map(([word, [city = '']]) => [city, word] as const))
}
