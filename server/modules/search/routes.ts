import type { FastifyInstance } from 'fastify'
import { object, string } from 'yup'
import { SEARCH_PARAMS } from '@/lib/domain/search-address'
import type { Deps } from '@/server/deps'
import { countServices } from './count-services'
import { findNearby } from './find-nearby'
import { priceDays } from './price-days'
import { searchServices } from './search-services'

const anyQuery = object(Object.fromEntries(SEARCH_PARAMS.map((name) => [name, string()])))

type Asked = { Querystring: Record<string, string> }

/** The schema stands elsewhere: `readSearchParams` is the one rule that pages and the API read addresses by. */
const PUBLIC = { config: { access: 'public' }, schema: { querystring: anyQuery } } as const
/** Lowest prices colour a calendar; a booking asks again. */
const KEPT = { ...PUBLIC, config: { access: 'public', cacheSeconds: 120 } } as const

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<Asked>('/services/search', PUBLIC, ({ query }) => searchServices(deps, query))
  app.get<Asked>('/services/search/count', PUBLIC, ({ query }) => countServices(deps, query))
  app.get<Asked>('/services/search/nearby', PUBLIC, ({ query }) => findNearby(deps, query))
  app.get<Asked>('/services/search/prices', KEPT, ({ query }) => priceDays(deps, query))
}
