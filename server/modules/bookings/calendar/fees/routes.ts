import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeFees, getFees } from './change-fees'

/** The fees of a vendor's listing. */
export function feeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/services/:id/fees', (request) =>
    getFees(deps, memberIn(request), request.params.id),
  )

  serve(app, 'PUT /vendor/services/:id/fees', (request) =>
    changeFees(deps, memberIn(request), request.params.id, request.body),
  )
}
