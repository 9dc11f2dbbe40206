import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { getStatus } from './get-status'

export function statusRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/status', () => getStatus(deps))
}
