import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { createEndpoint, deleteEndpoint, listWebhooks, sendAgain, sendTest } from './manage-endpoints'

/** A vendor's webhook endpoints and their deliveries. */
export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/webhooks', (request) => listWebhooks(deps, memberIn(request)))

  serve(app, 'POST /vendor/webhooks', (request) => createEndpoint(deps, memberIn(request), request.body))

  serve(app, 'DELETE /vendor/webhooks/:id', async (request) => {
    await deleteEndpoint(deps, memberIn(request), request.params.id)
  })

  serve(app, 'POST /vendor/webhooks/:id/test', (request) =>
    sendTest(deps, memberIn(request), request.params.id),
  )

  serve(app, 'POST /vendor/webhook-deliveries/:id/again', (request) =>
    sendAgain(deps, memberIn(request), request.params.id),
  )
}
