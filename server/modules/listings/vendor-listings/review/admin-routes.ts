import type { FastifyInstance } from 'fastify'
import { REVIEW_VERBS } from '@/lib/domain/listing/listing-review'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { decideAsAdmin } from './decide-as-admin'
import { decideOnMany } from './decide-on-many'
import { getForReview } from './get-for-review'
import { listingTable } from './listing-table'

/** Listings in the console: the table, one listing, and the decisions. */
export function adminListingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/services', (request) => listWithMore(deps, listingTable(deps), request))
  serve(app, 'GET /admin/services.csv', (request, reply) =>
    sendTable(deps, listingTable(deps), request, reply),
  )
  serve(app, 'GET /admin/services/:id', ({ user, params }) => getForReview(deps, user, params.id))
  serve(app, 'POST /admin/services/decisions', ({ user, body }) => decideOnMany(deps, user, body))
  for (const verb of REVIEW_VERBS)
    serve(app, `POST /admin/services/:id/${verb}`, ({ user, params, body }) =>
      decideAsAdmin(deps, user, params.id, { verb, ...body }),
    )
}
