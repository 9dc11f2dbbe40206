import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { noteBody, REPORT_STATES, type ReportBody, reportBody } from '@/lib/domain/reviews/report'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { closeReport } from './close-report'
import { createReport } from './create-report'
import { listAllReports } from './list-reports'

const ADMIN = { access: 'admin', area: 'inbox' } as const

const listQuery = object({ state: string().oneOf(REPORT_STATES), ...pageFields })
  .noUnknown()
  .exact()

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: ReportBody }>(
    '/reports',
    { config: { access: 'public' }, schema: { body: reportBody } },
    async ({ body, user, ip }, reply) => {
      await createReport(deps, body, { user, address: ip })
      return reply.code(204).send()
    },
  )

  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/admin/reports',
    { config: ADMIN, schema: { querystring: listQuery } },
    ({ query: { state = 'open', ...page } }) => listAllReports(deps.db, state, readPage(page)),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof noteBody> }>(
    '/admin/reports/:id/close',
    { config: ADMIN, schema: { params: idParam, body: noteBody } },
    async (request, reply) => {
      await closeReport(deps, userIn(request), request.params.id, request.body.note)
      return reply.code(204).send()
    },
  )
}
