import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { serve } from '@/server/plugins/serve'
import { createPromotion, endPromotion } from './manage-promotions'
import { promotionTable } from './promotion-table'

const ADMIN = { access: 'admin', area: 'money' } as const

export function promotionRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...promotionTable(deps), config: ADMIN })
  serve(app, 'POST /admin/promotions', (request) => createPromotion(deps, request.user, request.body))
  serve(app, 'POST /admin/promotions/:id/end', (request) =>
    endPromotion(deps, request.user, request.params.id, request.body.reason),
  )
}
