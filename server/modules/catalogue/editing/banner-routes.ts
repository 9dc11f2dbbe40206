import type { FastifyInstance } from 'fastify'
import { banners } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { changeOrder } from './change-order'
import { createBanner, inPlace, listAdminBanners, removeBanner, updateBanner } from './edit-banner'

export function adminBannerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/banners', () => listAdminBanners(deps))
  serve(app, 'POST /admin/banners', ({ user, body }) => createBanner(deps, user, body))
  serve(app, 'PUT /admin/banners/:id', ({ user, params, body }) => updateBanner(deps, user, params.id, body))
  serve(app, 'POST /admin/banners/:id/remove', ({ user, params, body }) =>
    removeBanner(deps, user, params.id, body.version),
  )
  serve(app, 'POST /admin/banners/order/:place', ({ user, params: { place }, body }) =>
    changeOrder(deps, user, { table: banners, subject: `banners-${place}`, where: inPlace(place) }, body),
  )
}
