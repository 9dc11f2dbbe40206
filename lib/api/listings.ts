import { writeSearchParams } from '@/lib/domain/search/search-address'
import type { SearchQuery } from '@/lib/domain/search/search-query'

export const CATEGORIES_PATH = 'services/categories'
export const listingPath = (id: string) => `services/details/${encodeURIComponent(id)}`
export const searchPath = (query: Partial<SearchQuery>) => `services/search?${writeSearchParams(query)}`
