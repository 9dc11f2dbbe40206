import type { FastifyInstance } from 'fastify'
import { object, string } from 'yup'
import { SEARCH_PARAMS } from '@/lib/domain/search-address'
import type { Deps } from '@/server/deps'
import { searchServices } from './search-services'

const anyQuery = object(Object.fromEntries(SEARCH_PARAMS.map((name) => [name, string()])))

/** The schema stands elsewhere: `readSearchParams` is the one rule that pages and the API read addresses by. */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: Record<string, string> }>(
    '/services/search',
    { config: { access: 'public' }, schema: { querystring: anyQuery } },
    ({ query }) => searchServices(deps, query),
  )
}
