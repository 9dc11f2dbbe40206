import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { AUDIT_ACTION_NAMES, AUDIT_SUBJECTS } from '@/lib/domain/admin/audit-actions'
import { isDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { LANGUAGES, languageOf } from '@/server/i18n'
import { pageFields, readPage } from '@/server/plugins/request-params'
import { getAuditFile } from './audit-file'
import { listAudit } from './list-audit'

const ADMIN = { access: 'admin', area: 'audit' } as const
const MAX_ID = 40

const day = () => string().test('not_a_day', (value) => value === undefined || isDay(value))
const filters = {
  actor: string().max(MAX_ID),
  action: string().oneOf(AUDIT_ACTION_NAMES),
  kind: string().oneOf(AUDIT_SUBJECTS),
  subject: string().max(MAX_ID),
  from: day(),
  until: day(),
}
const listQuery = object({ ...filters, ...pageFields })
  .noUnknown()
  .exact()
/** `language` is that of the page with the link; a browser that saves a file sends its own. */
const fileQuery = object({ ...filters, language: string().oneOf(LANGUAGES) })
  .noUnknown()
  .exact()

/** The audit trail in the console: read and filtered, never written. */
export function adminAuditRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/admin/audit',
    { config: ADMIN, schema: { querystring: listQuery } },
    ({ query: { page, pageSize, ...requested } }) =>
      listAudit(deps.db, requested, readPage({ page, pageSize })),
  )

  app.get<{ Querystring: InferType<typeof fileQuery> }>(
    '/admin/audit.csv',
    { config: ADMIN, schema: { querystring: fileQuery } },
    async (request, reply) => {
      const { language = languageOf(request.headers['accept-language']), ...requested } = request.query
      const file = await getAuditFile(deps, requested, language)
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'attachment; filename="diyar-audit.csv"')
        .type('text/csv; charset=utf-8')
        .send(file)
    },
  )
}
