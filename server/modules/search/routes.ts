import type { FastifyInstance, FastifyRequest } from 'fastify'
import { object, string } from 'yup'
import { DomainError, type Issue, issue } from '@/lib/domain/issues'
import type { DayPrices } from '@/lib/domain/listing/card'
import { toSar } from '@/lib/domain/money'
import { SEARCH_PARAMS } from '@/lib/domain/search/search-params'
import { daysBetween } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { onReplica } from '@/server/plugins/replicas'
import { lowestByDay } from './day-prices'
import { findNearby } from './find-nearby'
import { criteriaOf, parseQuery } from './read-criteria'
import { searchListings } from './search-listings'
import { countFound } from './store'

const anyQuery = object(Object.fromEntries(SEARCH_PARAMS.map((name) => [name, string()])))

type RequestInput = { Querystring: Record<string, string> }

/** No schema here: `parseSearchParams` validates the query for pages and api alike. */
const PUBLIC = { config: { access: 'public' }, schema: { querystring: anyQuery } } as const
/** The prices of a calendar may be stale; a booking computes them again. */
const CACHED = { ...PUBLIC, config: { access: 'public', cacheSeconds: 120 } } as const

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  const reading =
    <T>(read: (deps: Deps, query: Record<string, string>) => Promise<T>) =>
    (request: FastifyRequest<RequestInput>) =>
      onReplica(deps, request, (reader) => read(reader, request.query))
  app.get<RequestInput>('/services/search', PUBLIC, reading(searchListings))
  app.get<RequestInput>('/services/search/count', PUBLIC, reading(countListings))
  app.get<RequestInput>('/services/search/nearby', PUBLIC, reading(findNearby))
  app.get<RequestInput>('/services/search/prices', CACHED, reading(listDayPrices))
}

/** The number of matches, at most `MAX_COUNTED`, for the button of the filters. */
async function countListings(deps: Deps, params: Record<string, string>): Promise<{ total: number }> {
  const criteria = await criteriaOf(deps, parseQuery(params))
  return { total: criteria ? await countFound(deps.db, criteria) : 0 }
}

/** The visible months of a calendar. */
const MAX_SPAN = 92

/** The lowest price of a free listing for each night from `checkIn` until `checkOut`, by city and type. */
async function listDayPrices(deps: Deps, params: Record<string, string>): Promise<DayPrices> {
  const query = parseQuery(params)
  const { checkIn: from, checkOut: to } = query
  if (!from || !to) throw refused(issue('checkIn', 'required'))
  if (daysBetween(from, to) > MAX_SPAN) throw refused(issue('checkOut', 'too_many_nights', { max: MAX_SPAN }))
  const criteria = await criteriaOf(deps, { ...query, checkIn: undefined, checkOut: undefined })
  const rows = criteria ? await lowestByDay(deps.db, criteria, { from, to }) : []
  return Object.fromEntries(rows.map(({ day, price }) => [day, toSar(price)]))
}

function refused(one: Issue): DomainError {
  return new DomainError('bad_request', { issues: [one] })
}
