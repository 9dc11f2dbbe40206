import type { Category, City } from '@/lib/contract/schemas/catalogue'
import { maySellHours } from '@/lib/domain/listing/type-basics'
import {
  DEFAULT_CITY,
  FLEXIBLE_KINDS,
  type FlexibleKind,
  type SearchDates,
} from '@/lib/domain/search/search-params'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import { addDays, type Day, riyadhDay, riyadhTime, type TimeOfDay } from '@/lib/domain/time/days'
import { eveningAt, isAfterMidnight } from '@/lib/domain/time/evening'
import { findCityByName } from '@/lib/search/city-name'
import { writeSearchParams } from '@/lib/search/search-address'

/** The values of the search bar; empty texts and nulls mean "any". */
export interface SearchDraft {
  /** the English name, as used in the address */
  city: string
  categoryId: string
  checkIn: Day | null
  checkOut: Day | null
  /** the first of the chosen hours, for types that are sold by the hour */
  start: TimeOfDay | null
  hours: number
  /** null: exact dates */
  flexible: FlexibleKind | null
  /** `YYYY-MM` */
  month: string | null
  nights: number | null
}

/** The change of a draft that clears its dates. */
export const WITHOUT_CHOSEN_DATES = {
  checkIn: null,
  checkOut: null,
  start: null,
  flexible: null,
  month: null,
  nights: null,
} as const

/** Defaults without a query: Jeddah, All, today, tomorrow (marketplace.md, section 2, search bar). */
export function defaultDraft(today: Day): SearchDraft {
  return {
    ...{ city: DEFAULT_CITY, categoryId: '', ...WITHOUT_CHOSEN_DATES, hours: 1 },
    ...{ checkIn: today, checkOut: addDays(today, 1) },
  }
}

/** The values of a query; the address may name the city in either language. */
export function draftFromQuery(query: Partial<SearchQuery>, cities: readonly City[]): SearchDraft {
  const city = findCityByName(cities, query.city ?? '')
  return {
    city: city?.name ?? '',
    categoryId: query.categoryId ?? '',
    checkIn: query.checkIn ?? null,
    checkOut: query.checkOut ?? null,
    start: query.start ?? null,
    hours: query.hours ?? 1,
    flexible: query.flexible ?? null,
    month: query.month ?? null,
    nights: query.nights ?? null,
  }
}

/** Choosing a check-in clears the check-out, whose minimum becomes the next day. */
export function withCheckIn(draft: SearchDraft, checkIn: Day): SearchDraft {
  return { ...draft, checkIn, checkOut: null }
}

/**
 * Choosing an hour chooses its day: hours after midnight that are still to come are those of the evening that runs. An
 * evening that is over, as that of another hour may be, becomes today's.
 */
export function withStart(draft: SearchDraft, start: TimeOfDay | '', now: Date): SearchDraft {
  const today = riyadhDay(now)
  const isOver = draft.checkIn !== null && draft.checkIn < today
  const chosenDay = isOver ? today : (draft.checkIn ?? today)
  const isTonight = chosenDay === today && isAfterMidnight(start) && start > riyadhTime(now)
  const checkIn = isTonight ? eveningAt(now) : chosenDay
  const checkOut = (isTonight || isOver ? null : draft.checkOut) ?? addDays(checkIn, 1)
  return { ...draft, ...(start || isOver ? { checkIn, checkOut } : {}), start: start || null }
}

/** The nights of flexible dates until others are chosen. */
const USUAL_NIGHTS = 2

/** The same search by another kind of dates, null for exact ones; it has all that the kind needs but the days. */
export function withFlexible(draft: SearchDraft, flexible: FlexibleKind | null, today: Day): SearchDraft {
  const month = draft.month ?? (draft.checkIn ?? today).slice(0, 7)
  return { ...draft, flexible, month, nights: draft.nights ?? USUAL_NIGHTS }
}

/** The dates of the draft as a search has them: those that its kind needs, as far as they are chosen. */
export function datesOf(draft: SearchDraft): SearchDates {
  const { flexible, checkIn, start, hours } = draft
  const names = flexible ? FLEXIBLE_KINDS[flexible] : (['checkIn', 'checkOut'] as const)
  const chosen = names.flatMap((name) => (draft[name] === null ? [] : [[name, draft[name]]]))
  const ofDay = !flexible && checkIn && start ? { start, hours } : {}
  return { ...(flexible && { flexible }), ...Object.fromEntries(chosen), ...ofDay }
}

export function earliestCheckOut(draft: SearchDraft, today: Day): Day {
  return addDays(draft.checkIn ?? today, 1)
}

/** Empty values are omitted; the results start at page 1. */
export function searchAddress(draft: SearchDraft): string {
  const { city, categoryId } = draft
  const params = writeSearchParams({ city, categoryId, ...datesOf(draft), page: 1 })
  return `/search?${params}`
}

/** A choice of the bar: what it shows and what is typed to find it, so that the page sends no whole catalogue. */
export interface Choice {
  value: string
  label: string
  hint: string
  /** a type that may be sold by the hour */
  isHourly?: boolean
}

export function cityChoices(cities: readonly City[], locale: string): Choice[] {
  return cities
    .filter((city) => city.status === 'active')
    .map((city) => bothNames(city.name, city.name, city.name_ar, locale))
}

/** The active types, without an entry for all of them. */
export function categoryChoices(categories: readonly Category[], locale: string): Choice[] {
  return categories
    .filter((one) => one.status === 'active')
    .map((one) => ({
      ...bothNames(one._id, one.category, one.category_name_ar, locale),
      ...(maySellHours(one.type) ? { isHourly: true } : {}),
    }))
}

/** The types below an entry for all of them. */
export const withAll = (choices: readonly Choice[], label: string): Choice[] => [
  { value: '', label, hint: '' },
  ...choices,
]

function bothNames(value: string, en: string, ar: string, locale: string): Choice {
  return locale === 'ar' ? { value, label: ar, hint: en } : { value, label: en, hint: ar }
}

/** Matches the start of any word of either name, in any spelling. */
export function matchesChoice(choice: { label: string; hint?: string }, typed: string): boolean {
  const wanted = normaliseArabic(typed)
  return [choice.label, choice.hint ?? ''].some((name) => normaliseArabic(name).includes(wanted))
}
