import type { FastifyInstance } from 'fastify'
import type { PushKeyWire } from '@/lib/contract/schemas/notifications/push'
import type { Deps } from '@/server/deps'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { ensurePushKeys, subscribe } from './devices'
import { deleteOwn } from './store'

export function pushRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /user/push', async (): Promise<PushKeyWire> => {
    const { publicKey } = await ensurePushKeys(deps.db)
    return { publicKey }
  })

  serve(app, 'PUT /user/push', async (request) => {
    const sessionHash = hashOfToken(bearerOf(request) ?? '')
    await subscribe(deps, { userId: request.user._id, sessionHash }, request.body)
  })

  serve(app, 'DELETE /user/push', async (request) => {
    await deleteOwn(deps.db, request.user._id, request.body.endpoint)
  })
}
