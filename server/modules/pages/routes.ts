import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { WORD_PAGES, type WordPageBody, wordPageBody } from '@/lib/domain/words/page'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { listWordPages, readWordPage } from './read-page'
import { rewriteWordPage } from './rewrite-page'

const ADMIN = { access: 'admin' } as const
const nameParam = object({ name: string().required().oneOf(WORD_PAGES) })
type NameParam = InferType<typeof nameParam>

export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: NameParam }>(
    '/pages/:name',
    { config: { access: 'public', cacheSeconds: 60 }, schema: { params: nameParam } },
    ({ params }) => readWordPage(deps.db, params.name),
  )

  app.get('/admin/pages', { config: ADMIN }, () => listWordPages(deps.db))

  app.put<{ Params: NameParam; Body: WordPageBody }>(
    '/admin/pages/:name',
    { config: ADMIN, schema: { params: nameParam, body: wordPageBody } },
    (request) => rewriteWordPage(deps, userIn(request), request.params.name, request.body),
  )
}
