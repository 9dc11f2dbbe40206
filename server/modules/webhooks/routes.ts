import type { FastifyInstance } from 'fastify'
import { type WebhookBody, webhookBody } from '@/lib/domain/webhooks/webhook'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { createEndpoint, deleteEndpoint, listWebhooks, sendAgain, sendTest } from './manage-endpoints'

const VENDOR = { access: 'vendor', action: 'manageKeys' } as const
const OF_ONE = { config: VENDOR, schema: { params: idParam } } as const
const ALL = `/${VENDOR_PATH}/webhooks`

/** A vendor's webhook endpoints and their deliveries. */
export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(ALL, { config: VENDOR }, (request) => listWebhooks(deps, memberIn(request)))

  app.post<{ Body: WebhookBody }>(
    ALL,
    { config: { ...VENDOR, proof: 'webhook' }, schema: { body: webhookBody } },
    async (request, reply) =>
      reply.code(201).send(await createEndpoint(deps, memberIn(request), request.body)),
  )

  app.delete<{ Params: IdParam }>(`${ALL}/:id`, OF_ONE, async (request, reply) => {
    await deleteEndpoint(deps, memberIn(request), request.params.id)
    return reply.code(204).send()
  })

  for (const [path, send] of Object.entries({
    [`${ALL}/:id/test`]: sendTest,
    [`/${VENDOR_PATH}/webhook-deliveries/:id/again`]: sendAgain,
  })) {
    app.post<{ Params: IdParam }>(
      path,
      { ...OF_ONE, config: { ...VENDOR, use: 'webhookTest' } },
      async (request, reply) => {
        await send(deps, memberIn(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }
}
