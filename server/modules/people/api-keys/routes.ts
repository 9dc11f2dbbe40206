import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { createKey, listKeys, revokeKey } from './manage-keys'

/** A vendor's API keys. No key opens these routes. */
export function apiKeyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/api-keys', (request) => listKeys(deps, memberIn(request)))

  serve(app, 'POST /vendor/api-keys', (request) => createKey(deps, memberIn(request), request.body))

  serve(app, 'DELETE /vendor/api-keys/:id', async (request) => {
    await revokeKey(deps, memberIn(request), request.params.id)
  })
}
