import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import {
  anyTemplateBody,
  TEMPLATES,
  type TemplateBody,
  type TemplateResetBody,
  templateResetBody,
} from '@/lib/domain/content/template'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { pageFields, readPage } from '@/server/plugins/request-params'
import { getTemplate, listTemplates, listTemplateVersions } from './read-templates'
import { resetTemplate, rewriteTemplate } from './write-template'

const ADMIN = { access: 'admin', area: 'content' } as const
const nameParam = object({ name: string().required().oneOf(TEMPLATES) })
type NameParam = InferType<typeof nameParam>
const pageQuery = object(pageFields).noUnknown().exact()

export function adminTemplateRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/templates', { config: ADMIN }, () => listTemplates(deps))

  app.get<{ Params: NameParam }>(
    '/admin/templates/:name',
    { config: ADMIN, schema: { params: nameParam } },
    ({ params }) => getTemplate(deps, params.name),
  )

  app.get<{ Params: NameParam; Querystring: InferType<typeof pageQuery> }>(
    '/admin/templates/:name/versions',
    { config: ADMIN, schema: { params: nameParam, querystring: pageQuery } },
    ({ params, query }) => listTemplateVersions(deps, params.name, readPage(query)),
  )

  app.put<{ Params: NameParam; Body: TemplateBody }>(
    '/admin/templates/:name',
    { config: ADMIN, schema: { params: nameParam, body: anyTemplateBody } },
    (request) => rewriteTemplate(deps, userIn(request), request.params.name, request.body),
  )

  app.post<{ Params: NameParam; Body: TemplateResetBody }>(
    '/admin/templates/:name/reset',
    { config: ADMIN, schema: { params: nameParam, body: templateResetBody } },
    (request) => resetTemplate(deps, userIn(request), request.params.name, request.body.version),
  )
}
