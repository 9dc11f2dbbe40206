import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { onReplica } from '@/server/plugins/replicas'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { getContentPage, listContentPages } from './get-content-page'
import { getContentPageVersion, listContentPageVersions } from './list-versions'
import { restoreContentPage, updateContentPage } from './update-content-page'

export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /pages/:name', (request) =>
    onReplica(deps, request, ({ db }) => getContentPage(db, request.params.name)),
  )

  serve(app, 'GET /admin/pages', () => listContentPages(deps.db))

  serve(app, 'PUT /admin/pages/:name', (request) =>
    updateContentPage(deps, request.user, request.params.name, request.body),
  )

  serve(app, 'GET /admin/pages/:name/versions', ({ params, query }) =>
    listContentPageVersions(deps.db, params.name, readPage(query)),
  )

  serve(app, 'GET /admin/pages/:name/versions/:version', ({ params }) =>
    getContentPageVersion(deps.db, params.name, Number(params.version)),
  )

  serve(app, 'POST /admin/pages/:name/restore', (request) =>
    restoreContentPage(deps, request.user, request.params.name, request.body),
  )
}
