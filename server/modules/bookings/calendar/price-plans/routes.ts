import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changePricePlan, getPricePlan } from './change-price-plan'
import { previewPrice } from './preview-price'

/** The price rules of a vendor's listing, and what a guest would pay by them. */
export function pricePlanRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/services/:id/price-plans', (request) =>
    getPricePlan(deps, memberIn(request), request.params.id),
  )

  serve(app, 'PUT /vendor/services/:id/price-plans', (request) =>
    changePricePlan(deps, memberIn(request), request.params.id, request.body),
  )

  serve(app, 'GET /vendor/services/:id/price-plans/preview', (request) =>
    previewPrice(deps, memberIn(request), request.params.id, request.query),
  )
}
