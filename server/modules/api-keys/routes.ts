import type { FastifyInstance } from 'fastify'
import { type ApiKeyBody, apiKeyBody } from '@/lib/domain/api-keys/api-key'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { createKey, listKeys, revokeKey } from './manage-keys'

const VENDOR = { access: 'vendor', action: 'manageKeys' } as const

/** A vendor's API keys. No key opens these routes. */
export function apiKeyRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(`/${VENDOR_PATH}/api-keys`, { config: VENDOR }, (request) => listKeys(deps, memberIn(request)))

  app.post<{ Body: ApiKeyBody }>(
    `/${VENDOR_PATH}/api-keys`,
    { config: { ...VENDOR, proof: 'apiKey' }, schema: { body: apiKeyBody } },
    async (request, reply) => reply.code(201).send(await createKey(deps, memberIn(request), request.body)),
  )

  app.delete<{ Params: IdParam }>(
    `/${VENDOR_PATH}/api-keys/:id`,
    { config: VENDOR, schema: { params: idParam } },
    async (request, reply) => {
      await revokeKey(deps, memberIn(request), request.params.id)
      return reply.code(204).send()
    },
  )
}
