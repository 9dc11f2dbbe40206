import type { AreaSlugs } from '@/lib/domain/geo/area'
import { writeSearchParams } from '@/lib/domain/search/search-address'
import type { SearchQuery } from '@/lib/domain/search/search-query'

export const CATEGORIES_PATH = 'services/categories'

/** The path of GET services/area. */
export function areaFactsPath({ city, district, type }: AreaSlugs): string {
  const given = { city, ...(district ? { district } : {}), ...(type ? { type } : {}) }
  return `services/area?${new URLSearchParams(given)}`
}

export const listingPath = (id: string) => `services/details/${encodeURIComponent(id)}`
export const withdrawnPath = (id: string) => `services/${encodeURIComponent(id)}/withdrawn`
export const searchPath = (query: Partial<SearchQuery>) => `services/search?${writeSearchParams(query)}`
export const nearbyPath = (query: Partial<SearchQuery>) =>
  `services/search/nearby?${writeSearchParams(query)}`
