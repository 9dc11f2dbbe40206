import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { getStatus } from './get-status'

export function statusRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/status', { config: { access: 'admin', area: 'system' } }, () => getStatus(deps))
}
