import type { FastifyInstance } from 'fastify'
import type { InferType } from 'yup'
import { type PushBody, type PushKeyWire, pushBody, pushEndBody } from '@/lib/domain/notifications/push'
import type { Deps } from '@/server/deps'
import { hashOfToken } from '@/server/modules/accounts/secrets'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { ensurePushKeys, subscribe } from './devices'
import { deleteOwn } from './store'

const USER = { access: 'user' } as const

export function pushRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/user/push', { config: USER }, async (): Promise<PushKeyWire> => {
    const { publicKey } = await ensurePushKeys(deps.db)
    return { publicKey }
  })

  app.put<{ Body: PushBody }>(
    '/user/push',
    { config: USER, schema: { body: pushBody } },
    async (request, reply) => {
      const sessionHash = hashOfToken(bearerOf(request) ?? '')
      await subscribe(deps, { userId: userIn(request)._id, sessionHash }, request.body)
      return reply.code(204).send()
    },
  )

  app.delete<{ Body: InferType<typeof pushEndBody> }>(
    '/user/push',
    { config: USER, schema: { body: pushEndBody } },
    async (request, reply) => {
      await deleteOwn(deps.db, userIn(request)._id, request.body.endpoint)
      return reply.code(204).send()
    },
  )
}
