import type { FastifyInstance } from 'fastify'
import { type ReportBody, reportBody } from '@/lib/domain/reviews/report'
import type { Deps } from '@/server/deps'
import { createReport } from './create-report'

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: ReportBody }>(
    '/reports',
    { config: { access: 'public' }, schema: { body: reportBody } },
    async ({ body, user, ip }, reply) => {
      await createReport(deps, body, { user, address: ip })
      return reply.code(204).send()
    },
  )
}
