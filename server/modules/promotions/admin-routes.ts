import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { PROMOTION_STATES, type PromotionBody, promotionBody } from '@/lib/domain/promotions/wire'
import { type ReasonBody, reasonBody } from '@/lib/domain/reason'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { createPromotion, endPromotion, listPromotions } from './manage-promotions'

const ADMIN = { access: 'admin', area: 'money' } as const

const listQuery = object({ state: string().oneOf(PROMOTION_STATES), ...pageFields })
  .noUnknown()
  .exact()

export function promotionRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/admin/promotions',
    { config: ADMIN, schema: { querystring: listQuery } },
    ({ query: { state = 'active', ...page } }) => listPromotions(deps, state, readPage(page)),
  )
  app.post<{ Body: PromotionBody }>(
    '/admin/promotions',
    { config: ADMIN, schema: { body: promotionBody } },
    async (request, reply) =>
      reply.code(201).send(await createPromotion(deps, userIn(request), request.body)),
  )
  app.post<{ Params: IdParam; Body: ReasonBody }>(
    '/admin/promotions/:id/end',
    { config: ADMIN, schema: { params: idParam, body: reasonBody } },
    (request) => endPromotion(deps, userIn(request), request.params.id, request.body.reason),
  )
}
