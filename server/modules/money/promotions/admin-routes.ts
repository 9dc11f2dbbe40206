import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { createPromotion, endPromotion } from './manage-promotions'
import { promotionTable } from './promotion-table'

export function promotionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/promotions', (request) => listWithMore(deps, promotionTable(deps), request))
  serve(app, 'GET /admin/promotions.csv', (request, reply) =>
    sendTable(deps, promotionTable(deps), request, reply),
  )
  serve(app, 'POST /admin/promotions', (request) => createPromotion(deps, request.user, request.body))
  serve(app, 'POST /admin/promotions/:id/end', (request) =>
    endPromotion(deps, request.user, request.params.id, request.body.reason),
  )
}
