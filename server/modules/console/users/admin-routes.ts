import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listTable, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { blockUser, unblockUser } from './block-user'
import { getUser } from './get-user'
import { endSessions, exportUser, revealUser } from './open-user-data'
import { userTable } from './user-table'

/** Users in the console: the table, one user, and what an admin may do about them. */
export function adminUserRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/users', (request) => listTable(deps, userTable, request))
  serve(app, 'GET /admin/users.csv', (request, reply) => sendTable(deps, userTable, request, reply))

  serve(app, 'GET /admin/users/:id', (request) => getUser(deps, request.params.id))
  serve(app, 'POST /admin/users/:id/reveal', (request) => revealUser(deps, request.user, request.params.id))
  serve(app, 'POST /admin/users/:id/export', (request) =>
    exportUser(deps, request.user, request.params.id, request.body.reason),
  )
  serve(app, 'POST /admin/users/:id/end-sessions', async (request) => {
    await endSessions(deps, request.user, request.params.id)
  })
  serve(app, 'POST /admin/users/:id/block', async (request) => {
    await blockUser(deps, request.user, { id: request.params.id, reason: request.body.reason })
  })
  serve(app, 'POST /admin/users/:id/unblock', async (request) => {
    await unblockUser(deps, request.user, { id: request.params.id, reason: request.body.reason })
  })
}
