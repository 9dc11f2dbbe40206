import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeDiscounts, getDiscounts } from './discounts/change-discounts'
import { changeFees, getFees } from './fees/change-fees'
import { changeOwnAddOns, getOwnAddOns } from './own-add-ons/change-own-add-ons'
import { changePricePlan, getPricePlan } from './price-plans/change-price-plan'
import { previewPrice } from './price-plans/preview-price'
import { changeStayRules, getStayRulesOf } from './stay-rules/change-stay-rules'

/** The terms of a vendor's listing, and what a guest would pay by them. */
export function termsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/services/:id/price-plans', (request) =>
    getPricePlan(deps, memberIn(request), request.params.id),
  )

  serve(app, 'PUT /vendor/services/:id/price-plans', (request) =>
    changePricePlan(deps, memberIn(request), request.params.id, request.body),
  )

  serve(app, 'GET /vendor/services/:id/price-plans/preview', (request) =>
    previewPrice(deps, memberIn(request), request.params.id, request.query),
  )

  serve(app, 'GET /vendor/services/:id/discounts', (request) =>
    getDiscounts(deps, memberIn(request), request.params.id),
  )

  serve(app, 'PUT /vendor/services/:id/discounts', (request) =>
    changeDiscounts(deps, memberIn(request), request.params.id, request.body),
  )

  serve(app, 'GET /vendor/services/:id/fees', (request) =>
    getFees(deps, memberIn(request), request.params.id),
  )

  serve(app, 'PUT /vendor/services/:id/fees', (request) =>
    changeFees(deps, memberIn(request), request.params.id, request.body),
  )

  serve(app, 'GET /vendor/services/:id/add-ons', (request) =>
    getOwnAddOns(deps, memberIn(request), request.params.id),
  )

  serve(app, 'PUT /vendor/services/:id/add-ons', (request) =>
    changeOwnAddOns(deps, memberIn(request), request.params.id, request.body),
  )

  serve(app, 'GET /vendor/services/:id/stay-rules', (request) =>
    getStayRulesOf(deps, memberIn(request), request.params.id),
  )

  serve(app, 'PUT /vendor/services/:id/stay-rules', (request) =>
    changeStayRules(deps, memberIn(request), request.params.id, request.body),
  )
}
