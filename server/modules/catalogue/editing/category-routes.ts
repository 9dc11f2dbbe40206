import type { FastifyInstance } from 'fastify'
import { categories } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { changeOrder } from './change-order'
import { countUse } from './count-use'
import { listAdminCategories, updateCategory } from './edit-category'

export function adminCategoryRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/categories', () => listAdminCategories(deps))
  serve(app, 'PUT /admin/categories/:id', ({ user, params, body }) =>
    updateCategory(deps, user, params.id, body),
  )
  serve(app, 'POST /admin/categories/order', ({ user, body }) =>
    changeOrder(deps, user, { table: categories, subject: 'categories' }, body),
  )
  serve(app, 'GET /admin/categories/:id/use', ({ params }) => countUse(deps.db, 'category', params.id))
}
