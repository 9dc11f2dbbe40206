import type { FastifyInstance } from 'fastify'
import { type ReportBody, reportBody } from '@/lib/domain/listing/report'
import type { Deps } from '@/server/deps'
import { type IdParam, idParam } from '@/server/plugins/params'
import { reportService } from './report-service'

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: IdParam; Body: ReportBody }>(
    '/services/:id/report',
    { config: { access: 'public' }, schema: { params: idParam, body: reportBody } },
    async ({ params, body, user, ip }, reply) => {
      await reportService(deps, params.id, body, { user, address: ip })
      return reply.code(204).send()
    },
  )
}
