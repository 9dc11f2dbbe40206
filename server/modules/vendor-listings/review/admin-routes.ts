import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import {
  type BulkBody,
  bulkBody,
  DECISION_BODIES,
  type DecisionBody,
  REVIEW_VERBS,
  reviewQuery,
} from '@/lib/domain/listing/listing-review'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { decideAsAdmin } from './decide-as-admin'
import { decideOnMany } from './decide-on-many'
import { getForReview } from './get-for-review'
import { listForReview } from './list-for-review'

const ADMIN = { access: 'admin', area: 'listings' } as const

const listQuery = object({ ...reviewQuery, ...pageFields })
  .noUnknown()
  .exact()

/** Admin routes of the review queue. */
export function adminListingRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/admin/services',
    { config: ADMIN, schema: { querystring: listQuery } },
    ({ query: { state = 'waiting', q = '', licence, ...page } }) =>
      listForReview(deps, state, { ...readPage(page), q, ...(licence ? { licence } : {}) }),
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
