import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { getOverview, listQueues } from './get-overview'

export function overviewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/overview', (request) => {
    const { adminRole } = request.user
    if (!adminRole) throw new DomainError('not_found')
    return getOverview(deps, adminRole)
  })
  serve(app, 'GET /admin/queues', async (request) => ({
    data: await listQueues(deps, request.user.adminRole),
  }))
}
