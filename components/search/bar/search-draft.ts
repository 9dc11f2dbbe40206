import type { Category, City } from '@/lib/domain/catalogue'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { DEFAULT_CITY } from '@/lib/domain/search/search-params'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import { addDays, type Day, type TimeOfDay } from '@/lib/domain/time/days'
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
}

/** Defaults without a query: Jeddah, All, today, tomorrow (marketplace.md, section 2, search bar). */
export function defaultDraft(today: Day): SearchDraft {
  const dates = { checkIn: today, checkOut: addDays(today, 1) }
  return { city: DEFAULT_CITY, categoryId: '', ...dates, start: null, hours: 1 }
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
  }
}

/** Choosing a check-in clears the check-out, whose minimum becomes the next day. */
export function withCheckIn(draft: SearchDraft, checkIn: Day): SearchDraft {
  return { ...draft, checkIn, checkOut: null }
}

export function earliestCheckOut(draft: SearchDraft, today: Day): Day {
  return addDays(draft.checkIn ?? today, 1)
}

/** Empty values are omitted; the results start at page 1. */
export function searchAddress(draft: SearchDraft): string {
  const { city, categoryId, checkIn, checkOut, start, hours } = draft
  const params = writeSearchParams({
    city,
    categoryId,
    ...(checkIn ? { checkIn } : {}),
    ...(checkOut ? { checkOut } : {}),
    ...(checkIn && start ? { start, hours } : {}),
    page: 1,
  })
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
      ...(listingTypeOf(one.type).pricingModes.includes('hourly') ? { isHourly: true } : {}),
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
