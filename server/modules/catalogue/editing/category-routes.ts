import type { FastifyInstance } from 'fastify'
import { type CategoryBody, categoryBody } from '@/lib/domain/content/category'
import { orderBody } from '@/lib/domain/content/order'
import { categories } from '@/server/db/schema/catalogue'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'
import { changeOrder } from './change-order'
import { ADMIN, byId, changeRoute, routeOfUse } from './change-routes'
import { countUse } from './count-use'
import { listAdminCategories, updateCategory } from './edit-category'

export function adminCategoryRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/categories', ADMIN, () => listAdminCategories(deps))
  app.put<{ Params: IdParam; Body: CategoryBody }>('/admin/categories/:id', byId(categoryBody), (request) =>
    updateCategory(deps, userIn(request), request.params.id, request.body),
  )
  changeRoute(app, '/admin/categories/order', orderBody, (admin, order) =>
    changeOrder(deps, admin, { table: categories, subject: 'categories' }, order),
  )
  routeOfUse(app, '/admin/categories', (id) => countUse(deps.db, 'category', id))
}
