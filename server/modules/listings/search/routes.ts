import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DayPrices } from '@/lib/contract/schemas/listing/card'
import { DomainError, type Issue, issue } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import { WITHOUT_DATES } from '@/lib/domain/search/search-params'
import { daysBetween } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { onReplica } from '@/server/plugins/replicas'
import { serve } from '@/server/plugins/serve'
import { lowestByDay } from './day-prices'
import { findNearby } from './find-nearby'
import { criteriaOf, parseQuery, type SearchParams } from './read-criteria'
import { listMapCards, searchListings } from './search-listings'
import { createSentenceReader } from './sentence/read-sentence'
import { countFound } from './store'

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  const reading =
    <T>(read: (deps: Deps, query: SearchParams) => Promise<T>) =>
    (request: FastifyRequest & { query: SearchParams }) =>
      onReplica(deps, request, (reader) => read(reader, request.query))
  serve(app, 'GET /services/search', reading(searchListings))
  serve(app, 'GET /services/search/count', reading(countListings))
  serve(app, 'GET /services/search/map', reading(listMapCards))
  serve(app, 'GET /services/search/nearby', reading(findNearby))
  serve(app, 'GET /services/search/prices', reading(listDayPrices))
  const readSentence = createSentenceReader()
  serve(app, 'GET /services/sentence', (request) => {
    const language = languageOf(request.headers['accept-language'])
    return onReplica(deps, request, (reader) => readSentence(reader, { ...request.query, language }))
  })
}

/** The number of matches, at most `MAX_COUNTED`, for the button of the filters. */
async function countListings(deps: Deps, params: SearchParams): Promise<{ total: number }> {
  const criteria = await criteriaOf(deps, parseQuery(params))
  return { total: criteria ? await countFound(deps.db, criteria) : 0 }
}

/** The visible months of a calendar. */
const MAX_SPAN = 92

/** The lowest price of a free listing for each night from `checkIn` until `checkOut`, by city and type. */
async function listDayPrices(deps: Deps, params: SearchParams): Promise<DayPrices> {
  const query = parseQuery(params)
  const { checkIn: from, checkOut: to } = query
  if (!from || !to) throw refused(issue('checkIn', 'required'))
  if (daysBetween(from, to) > MAX_SPAN) throw refused(issue('checkOut', 'too_many_nights', { max: MAX_SPAN }))
  const criteria = await criteriaOf(deps, { ...query, ...WITHOUT_DATES })
  const rows = criteria ? await lowestByDay(deps.db, criteria, { from, to }) : []
  return Object.fromEntries(rows.map(({ day, price }) => [day, toSar(price)]))
}

function refused(one: Issue): DomainError {
  return new DomainError('bad_request', { issues: [one] })
}
