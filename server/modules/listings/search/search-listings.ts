import type { MapAnswer, SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { MAX_ON_MAP } from '@/lib/domain/listing/card'
import { MAX_COUNTED } from '@/lib/domain/search/search-params'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { cardOf } from './card'
import type { CardStay } from './card-prices'
import type { Criteria } from './criteria'
import { readFacets } from './facets'
import { criteriaOf, parseQuery, type SearchParams } from './read-criteria'
import { countFound, type Found, findPage, readCards, wholePage } from './store'

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

/**
 * One page of ids. A price of an hour is less than any of a night: from the lowest price, where types are mixed, nights
 * come first and hours after the last of them. Two walks of the index of prices, because none has both. A search for hours has no nights.
 */
async function findSortedPage(db: Db, criteria: Criteria, areFew: boolean): Promise<Found[]> {
  const { sort, type, categoryId } = criteria.query
  const isOneMode = criteria.mode !== undefined || criteria.stay?.hours != null
  if (sort !== 'price_asc' || type || categoryId || isOneMode) return findPage(db, criteria, areFew)
  const nights: Criteria = { ...criteria, mode: 'daily' }
  const first = await findPage(db, nights, areFew)
  const { limit, offset } = wholePage(criteria)
  if (first.length === limit) return first
  const before = first.length > 0 ? offset : await countFound(db, nights, offset)
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - before) }
  return [...first, ...(await findPage(db, { ...criteria, mode: 'hourly' }, areFew, rest))]
}
