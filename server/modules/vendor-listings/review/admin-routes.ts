import type { FastifyInstance } from 'fastify'
import { idParam } from '@/lib/contract/inputs'
import {
  type BulkBody,
  bulkBody,
  DECISION_BODIES,
  type DecisionBody,
  REVIEW_VERBS,
} from '@/lib/domain/listing/listing-review'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/admin-tables/admin-table'
import { userIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { decideAsAdmin } from './decide-as-admin'
import { decideOnMany } from './decide-on-many'
import { getForReview } from './get-for-review'
import { listingTable } from './listing-table'

const ADMIN = { access: 'admin', area: 'listings' } as const

/** Listings in the console: the table, one listing, and the decisions. */
export function adminListingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/services', (request) => listWithMore(deps, listingTable(deps), request))
  serve(app, 'GET /admin/services.csv', (request, reply) =>
    sendTable(deps, listingTable(deps), request, reply),
  )

  app.get<{ Params: IdParam }>(
    '/admin/services/:id',
    { config: ADMIN, schema: { params: idParam } },
    (request) => getForReview(deps, userIn(request), request.params.id),
  )

  app.post<{ Body: BulkBody }>(
    '/admin/services/decisions',
    { config: ADMIN, schema: { body: bulkBody } },
    (request) => decideOnMany(deps, userIn(request), request.body),
  )

  for (const verb of REVIEW_VERBS) {
    app.post<{ Params: IdParam; Body: DecisionBody }>(
      `/admin/services/:id/${verb}`,
      { config: ADMIN, schema: { params: idParam, body: DECISION_BODIES[verb] } },
      (request) => decideAsAdmin(deps, userIn(request), request.params.id, { verb, ...request.body }),
    )
  }
}
