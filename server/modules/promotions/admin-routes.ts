import type { FastifyInstance } from 'fastify'
import { type PromotionBody, promotionBody } from '@/lib/domain/promotions/wire'
import { type ReasonBody, reasonBody } from '@/lib/domain/reason'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { createPromotion, endPromotion } from './manage-promotions'
import { promotionTable } from './promotion-table'

const ADMIN = { access: 'admin', area: 'money' } as const

export function promotionRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...promotionTable(deps), config: ADMIN })
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
