import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import { deleteBody } from '@/lib/domain/account/profile'
import type { Deps } from '@/server/deps'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { closeAccount, sendDeletionCode } from './close-account'
import { exportData } from './export-data'

const USER = { access: 'user' } as const
const noBody = object({}).noUnknown().exact()

/** A user's rights under the personal-data law: export and deletion. */
export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/user/export', { config: USER }, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="diyar-data.json"')
    return exportData(deps, userIn(request))
  })

  app.post('/user/delete-code', { config: USER, schema: { body: noBody } }, (request) =>
    sendDeletionCode(deps, userIn(request), request),
  )
  app.delete<{ Body: InferType<typeof deleteBody> }>(
    '/user/profile',
    { config: USER, schema: { body: deleteBody } },
    async (request, reply) => {
      await closeAccount(deps, userIn(request), { ...request.body, challenge: bearerOf(request) ?? '' })
      return reply.code(204).send()
    },
  )
}
