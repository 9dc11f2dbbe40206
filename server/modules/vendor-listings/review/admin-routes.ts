import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import { noBody, REVIEW_VERBS, reviewQuery, VERBS_WITH_REASON } from '@/lib/domain/listing/listing-review'
import { type ReasonBody, reasonBody } from '@/lib/domain/reason'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { decideAsAdmin } from './decide-as-admin'
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
    ({ query: { state = 'waiting', ...page } }) => listForReview(deps, state, readPage(page)),
  )

  app.get<{ Params: IdParam }>(
    '/admin/services/:id',
    { config: ADMIN, schema: { params: idParam } },
    (request) => getForReview(deps, userIn(request), request.params.id),
  )

  for (const verb of REVIEW_VERBS) {
    const body = VERBS_WITH_REASON.some((one) => one === verb) ? reasonBody : noBody
    app.post<{ Params: IdParam; Body: Partial<ReasonBody> }>(
      `/admin/services/:id/${verb}`,
      { config: ADMIN, schema: { params: idParam, body } },
      (request) => decideAsAdmin(deps, userIn(request), request.params.id, { verb, ...request.body }),
    )
  }
}
