import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { closeAccount } from './close-account'
import { exportData } from './export-data'

const USER = { access: 'user' } as const

/** A user's rights under the personal-data law: export and deletion. */
export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/user/export', { config: { ...USER, proof: 'export', use: 'export' } }, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="diyar-data.json"')
    return exportData(deps, userIn(request))
  })

  app.delete('/user/profile', { config: { ...USER, proof: 'closing' } }, async (request, reply) => {
    await closeAccount(deps, userIn(request))
    return reply.code(204).send()
  })
}
