import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { SearchParam } from '@/lib/domain/search/search-params'
import { MAX_LIST, parseSearchParams } from '@/lib/domain/search/search-query'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { type Day, formatQueryDay } from '@/lib/domain/time/days'
import type { OccasionDays } from './calendar'
import type { Dictionary, DistrictFound, Meaning } from './dictionary'
import { OTHERWISE_OFFERED } from './facility-words'
import type { TypeWord } from './lexicon'
import { numberAt } from './numbers'
import { type Match, only, phraseAt } from './phrases'
import { type Quantity, quantityAt } from './quantities'
import { stayOf } from './stay'
import type { TimeAtom } from './time-atom'
import { timeAt } from './times'
import { hasAnd, hasArticle, type Word, wordsOf } from './words'

/** What a sentence asks for. */
export interface SentenceFound {
  /** the parameters of a search, as its address has them */
  query: Partial<Record<SearchParam, string>>
  /** of `query.facilities`, in the order of the catalogue */
  facilities: LocalizedName[]
  /** the words that set nothing, as they were typed, in their order */
  unknown: string[]
}

export interface SentenceContext {
  dictionary: Dictionary
  /** the Riyadh day from which days are counted */
  today: Day
  /** the days of occasions that are not over on that day */
  occasions: readonly OccasionDays[]
}

/** What a part of a sentence sets. */
type Part = { at: number; next: number } & (
  | { is: 'time'; atom: TimeAtom }
  | { is: 'quantity'; quantity: Quantity; isAdded: boolean }
  | { is: 'district'; found: DistrictFound }
  | Meaning
)

/**
 * Reads a search from a sentence in Arabic, in its dialects or in English, by tables alone, in time that grows with its
 * length. It never throws. Of two parts that contradict each other the later one counts, and the words of the earlier one
 * are among the unknown ones; nights without a day and names that several cities have are unknown, too.
 */
export function readSentence(text: string, { dictionary, today, occasions }: SentenceContext): SentenceFound {
  const words = wordsOf(text)
  const parts: Part[] = []
  const cities = citiesOf(words, dictionary)
  for (let at = 0; at < words.length; ) {
    const part = partAt(at)
    parts.push(part)
    // The common first word of several districts names their city alone.
    if (part.next === at) parts.push({ is: 'unknown', at, next: at + 1 })
    at = Math.max(part.next, at + 1)
  }
  return summaryOf(words, parts, dictionary, today)

  function partAt(at: number): Part {
    const meaning = phraseAt(dictionary.meanings, words, at)
    const time = timeAt({ words, today, occasions }, at)
    const counted = quantityAt(words, at)
    const longest = Math.max(time?.next ?? 0, counted?.next ?? 0)
    const district = districtAt(words, at, cities, dictionary)
    if (district && district.next >= longest && district.next >= (meaning?.next ?? 0)) return district
    if (meaning && isPhrase(meaning, at) && meaning.next >= longest) return partOf(meaning, at)
    if (time && time.next >= (counted?.next ?? 0)) return { is: 'time', at, ...time }
    if (counted) return { is: 'quantity', at, isAdded: isAdded(words, at), ...counted }
    const number = numberAt(words, at)
    const isOfFacility = number && phraseAt(dictionary.meanings, words, number.next)?.value.is === 'facility'
    if (isOfFacility) return { is: 'nothing', at, next: number.next }
    return meaning ? partOf(meaning, at) : { is: 'unknown', at, next: at + 1 }
  }
}

/** Whether a phrase goes before times and numbers of the same length. */
const isPhrase = ({ value, next }: Match<Meaning>, at: number): boolean =>
  value.is === 'unknown' || (value.is !== 'nothing' && next - at > 1)

const partOf = ({ value, next }: Match<Meaning>, at: number): Part => ({ ...value, at, next })

const isAdded = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === 'and' || [...(words[at]?.forms.values() ?? [])].some(hasAnd)

// Places

const DISTRICT_MARKS = only(
  'حي|بحي|في حي|district|the district of|neighbourhood|neighborhood|district of|neighbourhood of',
)
const DISTRICT_ENDS = /^(?:district|neighbourhood|neighborhood|area)$/

const isMarked = (words: readonly Word[], at: number, next: number): boolean =>
  phraseAt(DISTRICT_MARKS, words, at - 1)?.next === at || DISTRICT_ENDS.test(words[next]?.text ?? '')

/** The cities that a sentence names. */
function citiesOf(words: readonly Word[], { meanings }: Dictionary): ReadonlySet<string> {
  const cities = words.flatMap((_, at) => {
    const found = phraseAt(meanings, words, at)
    return found?.value.is === 'city' && !isMarked(words, at, found.next) ? [found.value.city] : []
  })
  return new Set(cities)
}

/** The district at a position, where nothing else is called so: in the city of the sentence, or the only one of its name. */
function districtAt(
  words: readonly Word[],
  at: number,
  cities: ReadonlySet<string>,
  { districts, districtGroups, meanings }: Dictionary,
): Part | null {
  const found = phraseAt(districts, words, at)
  if (!found) {
    const group = phraseAt(districtGroups, words, at)
    return group && cities.size === 0 ? { is: 'city', city: group.value, at, next: at } : null
  }
  const marked = isMarked(words, at, found.next)
  const inCity = found.value.filter(({ city }) => cities.size === 0 || cities.has(city))
  const [district] = inCity
  if (!district || inCity.length > 1) return null
  const isLatin = /^[a-z]/.test(words[at]?.text ?? '')
  if (!isLatin && hasArticle(found.attached) !== district.needsArticle && !(marked && district.needsArticle))
    return null
  const meaning = phraseAt(meanings, words, at)
  const isOtherwise = meaning !== null && meaning.value.is !== 'nothing' && meaning.next >= found.next
  if (isOtherwise && !marked && (meaning.value.is === 'city' || !cities.has(district.city))) return null
  return { is: 'district', found: district, at, next: found.next }
}

// The search

/** The parameters of a search in the order in which they are set, with the words of each. */
interface Setting {
  value: string
  parts: Part[]
}

function summaryOf(
  words: readonly Word[],
  parts: readonly Part[],
  dictionary: Dictionary,
  today: Day,
): SentenceFound {
  const unknown = new Set<Part>(parts.filter(({ is }) => is === 'unknown'))
  const settings = new Map<SearchParam, Setting>()
  const set = (name: SearchParam, value: string, part: Part) => {
    // More guests or riyals than a search takes.
    if (parseSearchParams({ [name]: value }).issues.length > 0) {
      unknown.add(part)
      return
    }
    const before = settings.get(name)
    for (const one of before && before.value !== value ? before.parts : []) unknown.add(one)
    settings.set(name, { value, parts: before?.value === value ? [...before.parts, part] : [part] })
  }
  const type = typeOf(parts, unknown)
  if (type) settings.set('type', { value: type.type, parts: [] })
  const facilityIds = new Set<string>()
  for (const part of parts) {
    const asked = facilitiesOf(part, type, dictionary)
    const offered = asked.flatMap((id) => offeredAs(id, type?.type, dictionary) ?? [])
    if (part.is === 'facility' && offered.length === 0) unknown.add(part)
    for (const id of offered) facilityIds.add(id)
  }
  setPlaces(parts, set)
  for (const part of parts) setPlain(part, set, settings)
  setPeople(parts, set, unknown)
  setRooms(parts, type?.type, set, unknown)
  setStay(parts, today, set, unknown)
  const facilities = dictionary.facilities.filter(({ _id }) => facilityIds.has(_id)).slice(0, MAX_LIST)
  const query = Object.fromEntries([...settings].map(([name, { value }]) => [name, value]))
  return {
    query: {
      ...query,
      ...(facilities.length > 0 && { facilities: facilities.map(({ _id }) => _id).join(',') }),
    },
    facilities: facilities.map(({ name, name_ar }) => ({ name, name_ar })),
    unknown: parts
      .filter((part) => unknown.has(part))
      .flatMap(({ at, next }) => words.slice(at, next).map(({ raw }) => raw)),
  }
}

type SetParam = (name: SearchParam, value: string, part: Part) => void

/** The listing type: a plain one goes before a pitch, a hall or a lounge, which others have as a part of them. */
function typeOf(parts: readonly Part[], unknown: Set<Part>): TypeWord | null {
  const named = parts.filter((part) => part.is === 'type')
  const plain = named.filter(({ word }) => word.beside === undefined)
  const chosen = plain.at(-1) ?? named[0]
  for (const part of named) {
    const isOther = part.word.type !== chosen?.word.type
    if (isOther && typeof part.word.beside !== 'string') unknown.add(part)
  }
  return chosen?.word ?? null
}

function facilitiesOf(part: Part, type: TypeWord | null, { facilityIds }: Dictionary): readonly string[] {
  if (part.is === 'facility') return part.ids
  if (part.is !== 'type') return []
  const title = part.word.type === type?.type ? part.word.facility : part.word.beside
  return title ? [facilityIds.get(title) ?? []].flat() : []
}

/** A facility as listings of a type have it, such as the pools of a hotel; null where they have none. */
function offeredAs(
  id: string,
  type: PropertyType | undefined,
  { facilities, facilityIds }: Dictionary,
): string | null {
  const isOffered = (one: string) =>
    type === undefined || (facilities.find(({ _id }) => _id === one)?.types.includes(type) ?? false)
  if (isOffered(id)) return id
  const title = facilities.find(({ _id }) => _id === id)?.name ?? ''
  const other = facilityIds.get(OTHERWISE_OFFERED[title] ?? '')
  return other !== undefined && isOffered(other) ? other : null
}

function setPlaces(parts: readonly Part[], set: SetParam): void {
  for (const part of parts) {
    if (part.is === 'city') set('city', part.city, part)
    if (part.is === 'district') {
      set('city', part.found.city, part)
      set('district', part.found.id, part)
    }
  }
}

function setPlain(part: Part, set: SetParam, settings: Map<SearchParam, Setting>): void {
  if (part.is === 'setting') {
    const [name, value] = part.setting
    const before = settings.get(name)
    const both = before && before.value !== value ? togetherOf(name, before.value, value) : null
    if (before && both) settings.set(name, { value: both, parts: [...before.parts, part] })
    else set(name, value, part)
  }
  if (part.is !== 'quantity') return
  const { quantity } = part
  if (quantity.of === 'rating') set('rating', String(quantity.count), part)
  if (quantity.of === 'price' || quantity.of === 'area') {
    if (quantity.min !== undefined) set(`${quantity.of}Min`, String(quantity.min), part)
    if (quantity.max !== undefined) set(`${quantity.of}Max`, String(quantity.max), part)
  }
}

/** Two values that mean a third one together: sections of men and of women, families and singles. */
function togetherOf(name: SearchParam, one: string, other: string): string | null {
  const both = [one, other]
  if (name === 'section') return 'both'
  if (name === 'audience' && both.every((value) => value !== 'ladies')) return 'Families_and_Singles'
  return null
}

/** Adults and children are added, and what follows with an `and`; else the later number counts. */
function setPeople(parts: readonly Part[], set: SetParam, unknown: Set<Part>): void {
  let total = 0
  let counted: Part[] = []
  for (const part of parts) {
    if (part.is !== 'quantity') continue
    const { quantity } = part
    if (quantity.of !== 'people' && quantity.of !== 'adults' && quantity.of !== 'children') continue
    if (counted.length > 0 && (part.isAdded || quantity.of === 'children')) {
      total += quantity.count
      counted.push(part)
      continue
    }
    for (const one of total === quantity.count ? [] : counted) unknown.add(one)
    total = quantity.count
    counted = [part]
  }
  const last = counted.at(-1)
  if (last) set('guests', String(total), last)
}

function setRooms(
  parts: readonly Part[],
  type: PropertyType | undefined,
  set: SetParam,
  unknown: Set<Part>,
): void {
  for (const part of parts) {
    if (part.is !== 'quantity') continue
    const { quantity } = part
    if (quantity.of !== 'rooms' && quantity.of !== 'bedrooms' && quantity.of !== 'tents') continue
    const counted = type ? sizeFiltersOf(type).rooms : quantity.of === 'tents' ? 'tents' : 'bedrooms'
    if (!type && counted === 'tents') set('type', 'Camps', part)
    if (counted === null) unknown.add(part)
    else set(counted === 'bedrooms' ? 'bedrooms' : 'rooms', String(quantity.count), part)
  }
}

function setStay(parts: readonly Part[], today: Day, set: SetParam, unknown: Set<Part>): void {
  const times = parts.filter((part) => part.is === 'time')
  const { stay, replaced } = stayOf(
    times.map(({ atom }) => atom),
    today,
  )
  for (const i of replaced) {
    const part = times[i]
    if (part) unknown.add(part)
  }
  const [last] = times.slice(-1)
  if (!stay || !last) return
  set('checkIn', formatQueryDay(stay.from), last)
  set('checkOut', formatQueryDay(stay.to), last)
}
