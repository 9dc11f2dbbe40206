import { CATEGORIES_PATH, searchPath } from '@/lib/api/listings'
import { CITIES_PATH } from '@/lib/api/locations'
import { type Category, type City, isActive } from '@/lib/domain/catalogue'
import { findCityByName } from '@/lib/domain/geo/city-name'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { isPastEnd, parseResultsQuery } from '@/lib/domain/search/search-page'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { riyadhDay } from '@/lib/domain/time/days'
import { type ApiReader, found } from './api-reader'
import { OPEN, type PageResolution } from './page-resolution'

/**
 * Results of an unknown city or category, or of a page past the end, answer 404; a wrong date or filter is dropped and
 * answers 200. Only a search without results can have an unknown city or category.
 */
export async function resolveResults(
  type: PropertyType | null,
  params: URLSearchParams,
  api: ApiReader,
): Promise<PageResolution> {
  const given = Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]))
  const { query, searched } = parseResultsQuery(given, type, riyadhDay(new Date()))
  const answer = found<{ total: number }>(await api.read(searchPath(searched)))
  if (answer === null) return OPEN
  const isMissing = isPastEnd(query, answer.total) || (answer.total === 0 && (await isUnknown(query, api)))
  // The page itself says which part of its address is unknown.
  return isMissing ? { status: 404, shown: type ? listingTypeOf(type).slug : 'search' } : OPEN
}

async function isUnknown({ city, categoryId, type }: SearchQuery, api: ApiReader): Promise<boolean> {
  if (city !== undefined) {
    const cities = found<City[]>(await api.read(CITIES_PATH))
    if (cities !== null && findCityByName(cities.filter(isActive), city) === undefined) return true
  }
  if (!categoryId && !type) return false
  const known = found<{ categories: Category[] }>(await api.read(CATEGORIES_PATH))
  const isAsked = (one: Category) => (categoryId ? one._id === categoryId : one.type === type)
  return known !== null && !known.categories.filter(isActive).some(isAsked)
}
