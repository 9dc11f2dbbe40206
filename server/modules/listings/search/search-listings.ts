import type { MapAnswer, SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { MAX_ON_MAP } from '@/lib/domain/listing/card'
import { MAX_COUNTED } from '@/lib/domain/search/search-params'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import type { Deps } from '@/server/deps'
import { cardOf } from './card'
import type { CardStay } from './card-prices'
import type { Criteria } from './criteria'
import { readFacets } from './facets'
import { findSortedPage } from './find-sorted-page'
import { criteriaOf, parseQuery, type SearchParams } from './read-criteria'
import { countFound, type Found, readCards } from './store'

/** One page of the listings that match and are free for the whole stay, with its price. */
export async function searchListings(deps: Deps, params: SearchParams): Promise<SearchAnswer> {
  const query = parseQuery(params)
  const criteria = await criteriaOf(deps, query)
  return criteria ? answer(deps, criteria) : empty(query)
}

/** What the map beside the results shows: the first listings of all pages, and how many there are. */
export async function listMapCards(deps: Deps, params: SearchParams): Promise<MapAnswer> {
  const query = { ...parseQuery(params), page: 1, pageSize: MAX_ON_MAP }
  const criteria = await criteriaOf(deps, query)
  if (!criteria) return { data: [], total: 0 }
  const { data, total } = await readFound(deps, criteria)
  return { data: data.map((card) => ({ ...card, images: card.images.slice(0, 1) })), total }
}

async function answer(deps: Deps, criteria: Criteria): Promise<SearchAnswer> {
  const { page, pageSize } = criteria.query
  const [found, facets] = await Promise.all([readFound(deps, criteria), readFacets(deps.db, criteria)])
  return { data: found.data, page, pageSize, total: found.total, facets }
}

async function readFound({ db, clock }: Deps, criteria: Criteria) {
  const counting = countFound(db, criteria)
  // A text may match hardly any listing, which the order of an index would find last.
  const finding = criteria.query.q
    ? counting.then((total) => findSortedPage(db, criteria, total < MAX_COUNTED))
    : findSortedPage(db, criteria, false)
  const [found, total] = await Promise.all([finding, counting])
  const cards = await readCards(
    db,
    found.map((one) => one.id),
  )
  const rows = new Map(cards.map((row) => [row.listing.id, row]))
  const data = found.flatMap((one) => {
    const row = rows.get(one.id)
    return row ? [cardOf(row, one, stayOf(criteria, one), clock.now())] : []
  })
  return { data, total }
}

/** The days that a listing was found by, with the party. */
function stayOf({ stay, query }: Criteria, { candidate }: Found): CardStay | null {
  const days = candidate === null ? undefined : stay?.candidates[candidate]
  return stay && days ? { ...stay, ...days, isFlexible: query.flexible !== undefined } : null
}

function empty({ page, pageSize }: SearchQuery): SearchAnswer {
  const facets = { types: {}, priceMin: null, priceMax: null, prices: null, districts: [] }
  return { data: [], page, pageSize, total: 0, facets }
}
