import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import {
  CONTENT_PAGES,
  type ContentPageBody,
  type ContentPageRestoreBody,
  contentPageBody,
  contentPageRestoreBody,
} from '@/lib/domain/content-pages/content-page'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { onReplica } from '@/server/plugins/replicas'
import { pageFields, readPage } from '@/server/plugins/request-params'
import { getContentPage, listContentPages } from './get-content-page'
import { getContentPageVersion, listContentPageVersions } from './list-versions'
import { restoreContentPage, updateContentPage } from './update-content-page'

const ADMIN = { access: 'admin', area: 'content' } as const
const name = string().required().oneOf(CONTENT_PAGES)
const nameParam = object({ name })
type NameParam = InferType<typeof nameParam>
const versionParam = object({
  name,
  version: string()
    .required()
    .matches(/^\d{1,9}$/),
})
type VersionParam = InferType<typeof versionParam>
const pageQuery = object(pageFields).noUnknown().exact()

export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: NameParam }>(
    '/pages/:name',
    { config: { access: 'public', cacheSeconds: 60 }, schema: { params: nameParam } },
    (request) => onReplica(deps, request, ({ db }) => getContentPage(db, request.params.name)),
  )

  app.get('/admin/pages', { config: ADMIN }, () => listContentPages(deps.db))

  app.put<{ Params: NameParam; Body: ContentPageBody }>(
    '/admin/pages/:name',
    { config: ADMIN, schema: { params: nameParam, body: contentPageBody } },
    (request) => updateContentPage(deps, userIn(request), request.params.name, request.body),
  )

  app.get<{ Params: NameParam; Querystring: InferType<typeof pageQuery> }>(
    '/admin/pages/:name/versions',
    { config: ADMIN, schema: { params: nameParam, querystring: pageQuery } },
    ({ params, query }) => listContentPageVersions(deps.db, params.name, readPage(query)),
  )

  app.get<{ Params: VersionParam }>(
    '/admin/pages/:name/versions/:version',
    { config: ADMIN, schema: { params: versionParam } },
    ({ params }) => getContentPageVersion(deps.db, params.name, Number(params.version)),
  )

  app.post<{ Params: NameParam; Body: ContentPageRestoreBody }>(
    '/admin/pages/:name/restore',
    { config: ADMIN, schema: { params: nameParam, body: contentPageRestoreBody } },
    (request) => restoreContentPage(deps, userIn(request), request.params.name, request.body),
  )
}
