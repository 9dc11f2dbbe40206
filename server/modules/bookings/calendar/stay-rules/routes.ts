import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeStayRules, getStayRulesOf } from './change-stay-rules'

/** The stay rules of a vendor's listing. */
export function stayRuleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/services/:id/stay-rules', (request) =>
    getStayRulesOf(deps, memberIn(request), request.params.id),
  )

  serve(app, 'PUT /vendor/services/:id/stay-rules', (request) =>
    changeStayRules(deps, memberIn(request), request.params.id, request.body),
  )
}
