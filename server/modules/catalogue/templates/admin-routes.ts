import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { getTemplate, listTemplates, listTemplateVersions } from './read-templates'
import { resetTemplate, rewriteTemplate } from './write-template'

export function adminTemplateRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/templates', () => listTemplates(deps))

  serve(app, 'GET /admin/templates/:name', ({ params }) => getTemplate(deps, params.name))

  serve(app, 'GET /admin/templates/:name/versions', ({ params, query }) =>
    listTemplateVersions(deps, params.name, readPage(query)),
  )

  serve(app, 'PUT /admin/templates/:name', (request) =>
    rewriteTemplate(deps, request.user, request.params.name, request.body),
  )

  serve(app, 'POST /admin/templates/:name/reset', (request) =>
    resetTemplate(deps, request.user, request.params.name, request.body.version),
  )
}
