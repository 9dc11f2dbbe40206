import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { getOverview } from './get-overview'

export function overviewRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/overview', { config: { access: 'admin', area: 'overview' } }, (request) => {
    const { adminRole } = userIn(request)
    if (!adminRole) throw new DomainError('not_found')
    return getOverview(deps, adminRole)
  })
}
