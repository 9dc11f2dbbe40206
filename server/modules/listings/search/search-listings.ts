import type { SearchAnswer } from '@/lib/domain/listing/card'
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

async function answer({ db, clock }: Deps, criteria: Criteria): Promise<SearchAnswer> {
  const { page, pageSize } = criteria.query
  const counting = countFound(db, criteria)
  // A text may match hardly any listing, which the order of an index would find last.
  const finding = criteria.query.q
    ? counting.then((total) => findSortedPage(db, criteria, total < MAX_COUNTED))
    : findSortedPage(db, criteria, false)
  const [found, total, facets] = await Promise.all([finding, counting, readFacets(db, criteria)])
  const cards = await readCards(
    db,
    found.map((one) => one.id),
  )
  const rows = new Map(cards.map((row) => [row.listing.id, row]))
  const data = found.flatMap((one) => {
    const row = rows.get(one.id)
    return row ? [cardOf(row, one, stayOf(criteria, one), clock.now())] : []
  })
  return { data, page, pageSize, total, facets }
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
