import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/lib/domain/booking/stay-rules'
import { addDays, type Day, daysBetween, riyadhDay } from '@/lib/domain/days'
import { Refusal } from '@/lib/domain/issues'
import type { SearchAnswer, SearchFacets } from '@/lib/domain/listing/card'
import { toSar } from '@/lib/domain/money'
import { readSearchParams, type SearchQuery } from '@/lib/domain/search'
import type { Deps } from '@/server/deps'
import { cardOf } from './card'
import type { Criteria } from './criteria'
import { countFacets, countFound, type FacetRow, findCity, findPage, readCards } from './store'

/** The services that match and are free for the whole asked stay, one page of them, with its price. */
export async function searchServices(deps: Deps, params: Record<string, string>): Promise<SearchAnswer> {
  const { query, issues } = readSearchParams(params)
  if (issues.length > 0) throw new Refusal('bad_request', { issues })
  const criteria = await criteriaOf(deps, query)
  return criteria ? answer(deps, criteria) : empty(query)
}

async function answer({ db, clock }: Deps, criteria: Criteria): Promise<SearchAnswer> {
  const { page, pageSize } = criteria.query
  const found = await findPage(db, criteria)
  const rows = new Map(
    (
      await readCards(
        db,
        found.map((one) => one.id),
      )
    ).map((row) => [row.service.id, row]),
  )
  const data = found.flatMap((one) => {
    const row = rows.get(one.id)
    return row ? [cardOf(row, one, criteria, clock.now())] : []
  })
  const total = await countFound(db, criteria)
  return { data, page, pageSize, total, facets: facetsOf(await countFacets(db, criteria)) }
}

/** Null when nothing can match: a city that we do not know, or nights that nobody can book. */
async function criteriaOf({ db, clock }: Deps, query: SearchQuery): Promise<Criteria | null> {
  const today = riyadhDay(clock.now())
  const stay = query.checkIn && query.checkOut ? { checkIn: query.checkIn, checkOut: query.checkOut } : null
  if (stay && !isBookable(stay, today)) return null
  const city = query.city ? await findCity(db, query.city) : null
  if (query.city && !city) return null
  const asked = query.lat !== undefined && query.lng !== undefined
  const origin = asked ? { latitude: query.lat ?? 0, longitude: query.lng ?? 0 } : city
  return { query, cityId: city?.id ?? null, origin, stay, today }
}

function isBookable({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }, today: Day): boolean {
  return (
    checkIn >= today &&
    checkOut <= addDays(today, MAX_DAYS_AHEAD) &&
    daysBetween(checkIn, checkOut) <= MAX_NIGHTS
  )
}

function facetsOf(rows: FacetRow[]): SearchFacets {
  const sar = (values: (number | null)[], pick: (...all: number[]) => number) => {
    const known = values.filter((value) => value !== null)
    return known.length > 0 ? toSar(Math.round(pick(...known))) : null
  }
  return {
    types: Object.fromEntries(rows.filter((row) => row.count > 0).map((row) => [row.type, row.count])),
    priceMin: sar(
      rows.map((row) => row.priceMin),
      Math.min,
    ),
    priceMax: sar(
      rows.map((row) => row.priceMax),
      Math.max,
    ),
  }
}

function empty({ page, pageSize }: SearchQuery): SearchAnswer {
  return { data: [], page, pageSize, total: 0, facets: { types: {}, priceMin: null, priceMax: null } }
}
