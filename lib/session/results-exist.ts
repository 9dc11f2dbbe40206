import type { NextRequest } from 'next/server'
import type { Category, City } from '@/lib/domain/catalogue'
import { findCityByName } from '@/lib/domain/geo/city-name'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { writeSearchParams } from '@/lib/domain/search/search-address'
import { isPastEnd, parsePageQuery } from '@/lib/domain/search/search-page'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { riyadhDay } from '@/lib/domain/time/days'
import { fetchApi } from './fetch-api'

/**
 * Whether an address of results names an unknown city, category or page, which answers 404; a wrong date or filter is
 * dropped and answers 200. False when the api cannot be reached.
 */
export async function hasNoResults(type: PropertyType | null, request: NextRequest): Promise<boolean> {
  const params = request.nextUrl.searchParams
  const given = Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]))
  const { query } = parsePageQuery(given, riyadhDay(new Date()))
  if (query.city !== undefined && (await isUnknownCity(query.city))) return true
  if (type === null && query.categoryId && (await isUnknownCategory(query.categoryId))) return true
  return query.page > 1 && isBehindLastPage(type ? { ...query, type, categoryId: undefined } : query)
}

/** The page that shows the results of a type, or of all. */
export const resultsPage = (type: PropertyType | null) => (type ? listingTypeOf(type).slug : 'search')

async function isUnknownCity(name: string): Promise<boolean> {
  const cities = await read<City[]>('services/cities')
  return cities !== null && findCityByName(cities, name) === undefined
}

async function isUnknownCategory(id: string): Promise<boolean> {
  const answer = await read<{ categories: Category[] }>('services/categories')
  return answer?.categories.every((one) => one._id !== id) ?? false
}

async function isBehindLastPage(query: SearchQuery): Promise<boolean> {
  const params = writeSearchParams({ ...query, page: 1, sort: 'default' })
  const answer = await read<{ total: number }>(`services/search/count?${params}`)
  return answer !== null && isPastEnd(query, answer.total)
}

async function read<T>(path: string): Promise<T | null> {
  const answer = await fetchApi(path)
  return answer?.ok ? ((await answer.json()) as T) : null
}
