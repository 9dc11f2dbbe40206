import { http } from '@/lib/api/browser'
import type { AdminCategoryWire, CategoryBody } from '@/lib/domain/content/category'
import type { OrderBody } from '@/lib/domain/content/order'

export const ADMIN_CATEGORIES_PATH = 'admin/categories'
export const categoryUsePath = (id: string) => `${categoryPath(id)}/use`
const categoryPath = (id: string) => `${ADMIN_CATEGORIES_PATH}/${encodeURIComponent(id)}`

export const updateCategory = (id: string, body: CategoryBody) =>
  http.send<AdminCategoryWire>('put', categoryPath(id), body)
export const orderCategories = (body: OrderBody) =>
  http.send<void>('post', `${ADMIN_CATEGORIES_PATH}/order`, body)
