import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeOwnAddOns, getOwnAddOns } from './change-own-add-ons'

/** The own add-ons of a vendor's listing. */
export function ownAddOnRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/services/:id/add-ons', (request) =>
    getOwnAddOns(deps, memberIn(request), request.params.id),
  )

  serve(app, 'PUT /vendor/services/:id/add-ons', (request) =>
    changeOwnAddOns(deps, memberIn(request), request.params.id, request.body),
  )
}
