import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { BANNER_PLACES } from '@/lib/domain/catalogue'
import {
  type BannerBody,
  bannerBody,
  type NewBannerBody,
  newBannerBody,
  removeBannerBody,
} from '@/lib/domain/content/banner'
import { type OrderBody, orderBody } from '@/lib/domain/content/order'
import { banners } from '@/server/db/schema/catalogue'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'
import { changeOrder } from './change-order'
import { ADMIN, byId, changeOneRoute } from './change-routes'
import { createBanner, inPlace, listAdminBanners, removeBanner, updateBanner } from './edit-banner'

const placeParam = object({ place: string().required().oneOf(BANNER_PLACES) })
type PlaceParam = InferType<typeof placeParam>

export function adminBannerRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/banners', ADMIN, () => listAdminBanners(deps))
  app.post<{ Body: NewBannerBody }>(
    '/admin/banners',
    { ...ADMIN, schema: { body: newBannerBody } },
    async (request, reply) => reply.code(201).send(await createBanner(deps, userIn(request), request.body)),
  )
  app.put<{ Params: IdParam; Body: BannerBody }>('/admin/banners/:id', byId(bannerBody), (request) =>
    updateBanner(deps, userIn(request), request.params.id, request.body),
  )
  changeOneRoute(app, ['POST', '/admin/banners/:id/remove'], removeBannerBody, (admin, id, { version }) =>
    removeBanner(deps, admin, id, version),
  )
  app.post<{ Params: PlaceParam; Body: OrderBody }>(
    '/admin/banners/order/:place',
    { ...ADMIN, schema: { params: placeParam, body: orderBody } },
    async (request, reply) => {
      const { place } = request.params
      const list = { table: banners, subject: `banners-${place}`, where: inPlace(place) }
      await changeOrder(deps, userIn(request), list, request.body)
      return reply.code(204).send()
    },
  )
}
