import type { FastifyInstance } from 'fastify'
import { type CategoryBody, categoryBody } from '@/lib/domain/content/category'
import { type OrderBody, orderBody } from '@/lib/domain/content/order'
import { categories } from '@/server/db/schema/catalogue'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { changeOrder } from './change-order'
import { countUse } from './count-use'
import { listAdminCategories, updateCategory } from './edit-category'

const ADMIN = { config: { access: 'admin', area: 'content' } } as const

export function adminCategoryRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/categories', ADMIN, () => listAdminCategories(deps))
  app.put<{ Params: IdParam; Body: CategoryBody }>(
    '/admin/categories/:id',
    { ...ADMIN, schema: { params: idParam, body: categoryBody } },
    (request) => updateCategory(deps, userIn(request), request.params.id, request.body),
  )
  app.post<{ Body: OrderBody }>(
    '/admin/categories/order',
    { ...ADMIN, schema: { body: orderBody } },
    async (request, reply) => {
      await changeOrder(deps, userIn(request), { table: categories, subject: 'categories' }, request.body)
      return reply.code(204).send()
    },
  )
  app.get<{ Params: IdParam }>(
    '/admin/categories/:id/use',
    { ...ADMIN, schema: { params: idParam } },
    ({ params }) => countUse(deps.db, 'category', params.id),
  )
}
