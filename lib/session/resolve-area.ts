import { areaFactsPath } from '@/lib/api/listings'
import { type AreaWire, areaPath, MIN_DISTRICT_LISTINGS } from '@/lib/domain/geo/area'
import { pageOf } from '@/lib/domain/search/page-query'
import { isPastEnd } from '@/lib/domain/search/search-page'
import { PAGE_SIZE } from '@/lib/domain/search/search-params'
import type { PageAddress } from '@/lib/i18n/page-address'
import { type ApiReader, found } from './api-reader'
import { MISSING, OPEN, type PageResolution } from './page-resolution'

/**
 * An unknown city, district or type is missing, and so is a page past the end. A district that has too few listings,
 * or not enough of a type any more, leads to its city.
 */
export async function resolveArea(
  { city, district, type }: Extract<PageAddress, { kind: 'area' }>,
  query: URLSearchParams,
  api: ApiReader,
): Promise<PageResolution> {
  const answer = await api.read(areaFactsPath({ city, district, type }))
  if (answer === null) return OPEN
  const area = found<AreaWire>(answer)
  if (!area) return MISSING
  if (district !== null && area.total < MIN_DISTRICT_LISTINGS)
    return { status: 200, to: areaPath({ city, district: null, type }) }
  const page = pageOf({ page: query.get('page') ?? undefined })
  return isPastEnd({ page, pageSize: PAGE_SIZE }, area.total) ? MISSING : OPEN
}
