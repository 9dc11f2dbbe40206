import type { FastifyInstance } from 'fastify'
import { mixed } from 'yup'
import type { Deps } from '@/server/deps'
import { searchServices } from './search-services'

const anyQuery = mixed()

/** The schema stands elsewhere: `readSearchParams` is the one rule that pages and the API read addresses by. */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: Record<string, string> }>(
    '/services/search',
    { config: { access: 'public' }, schema: { querystring: anyQuery } },
    ({ query }) => searchServices(deps, query),
  )
}
