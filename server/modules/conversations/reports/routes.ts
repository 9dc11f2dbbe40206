import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { createReport } from './create-report'

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'POST /reports', async ({ body, user, ip }, _reply) => {
    await createReport(deps, body, { user, address: ip })
  })
}
