import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeDiscounts, getDiscounts } from './change-discounts'

/** The discounts of a vendor's listing. */
export function discountRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/services/:id/discounts', (request) =>
    getDiscounts(deps, memberIn(request), request.params.id),
  )

  serve(app, 'PUT /vendor/services/:id/discounts', (request) =>
    changeDiscounts(deps, memberIn(request), request.params.id, request.body),
  )
}
