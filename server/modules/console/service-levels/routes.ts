import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { publicStatusReader } from './get-public-status'
import { getServiceLevels } from './get-service-levels'

export function serviceLevelRoutes(app: FastifyInstance, deps: Deps): void {
  const readPublicStatus = publicStatusReader(deps)
  serve(app, 'GET /admin/service-levels', () => getServiceLevels(deps))
  serve(app, 'GET /public-status', () => readPublicStatus())
}
