import type { Category, City } from '@/lib/contract/schemas/catalogue'
import { isActive } from '@/lib/domain/catalogue'
import { areaPath } from '@/lib/domain/geo/area'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { findCityByName } from './city-name'

/** What an address may ask for and still be a page of its own; everything else narrows or sorts the same listings. */
const OWN_PAGES = ['city', 'categoryId', 'type', 'page', 'pageSize', 'sort']

/**
 * The one address of the results of a search, without language: of a city, of a type in a city, of a type, or of all.
 * Results that anything else narrows or sorts are variants of `path`.
 */
export function canonicalPath(
  path: string,
  query: SearchQuery,
  { cities, categories }: { cities: readonly City[]; categories: readonly Category[] },
): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  if (query.sort !== 'default' || given.some(([name]) => !OWN_PAGES.includes(name))) return path
  const category = categories
    .filter(isActive)
    .find((one) => (query.type ? one.type === query.type : one._id === query.categoryId))
  const type = category?.type ?? null
  if (type === null && (query.type || query.categoryId)) return path
  const city = query.city ? findCityByName(cities.filter(isActive), query.city) : undefined
  if (query.city && !city) return path
  const plain = type === null ? '/search' : `/${listingTypeOf(type).slug}`
  return pagedPath(city ? areaPath({ city: city.slug, district: null, type }) : plain, query.page)
}

/** A later page has its number, the first one none. */
export const pagedPath = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)
