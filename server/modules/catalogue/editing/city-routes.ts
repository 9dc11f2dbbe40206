import type { FastifyInstance } from 'fastify'
import type { InferType } from 'yup'
import {
  type CityBody,
  cityBody,
  type DistrictBody,
  districtBody,
  type NewCityBody,
  type NewDistrictBody,
  newCityBody,
  newDistrictBody,
  removeDistrictBody,
} from '@/lib/domain/content/city'
import { type OrderBody, orderBody } from '@/lib/domain/content/order'
import { cities } from '@/server/db/schema/catalogue'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { changeOrder } from './change-order'
import { countUse } from './count-use'
import { createCity, listAdminCities, updateCity } from './edit-city'
import { createDistrict, listAdminDistricts, removeDistrict, renameDistrict } from './edit-districts'

const ADMIN = { config: { access: 'admin', area: 'content' } } as const
const byId = <Body>(body: Body) => ({ ...ADMIN, schema: { params: idParam, body } })

export function adminCityRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/cities', ADMIN, () => listAdminCities(deps))
  app.post<{ Body: NewCityBody }>(
    '/admin/cities',
    { ...ADMIN, schema: { body: newCityBody } },
    async (request, reply) => reply.code(201).send(await createCity(deps, userIn(request), request.body)),
  )
  app.put<{ Params: IdParam; Body: CityBody }>('/admin/cities/:id', byId(cityBody), (request) =>
    updateCity(deps, userIn(request), request.params.id, request.body),
  )
  app.post<{ Body: OrderBody }>(
    '/admin/cities/order',
    { ...ADMIN, schema: { body: orderBody } },
    async (request, reply) => {
      await changeOrder(deps, userIn(request), { table: cities, subject: 'cities' }, request.body)
      return reply.code(204).send()
    },
  )
  app.get<{ Params: IdParam }>(
    '/admin/cities/:id/use',
    { ...ADMIN, schema: { params: idParam } },
    ({ params }) => countUse(deps.db, 'city', params.id),
  )
  districtRoutes(app, deps)
}

function districtRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: IdParam }>(
    '/admin/cities/:id/districts',
    { ...ADMIN, schema: { params: idParam } },
    ({ params }) => listAdminDistricts(deps, params.id),
  )
  app.post<{ Params: IdParam; Body: NewDistrictBody }>(
    '/admin/cities/:id/districts',
    byId(newDistrictBody),
    async (request, reply) => {
      await createDistrict(deps, userIn(request), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  app.put<{ Params: IdParam; Body: DistrictBody }>(
    '/admin/districts/:id',
    byId(districtBody),
    async (request, reply) => {
      await renameDistrict(deps, userIn(request), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  app.post<{ Params: IdParam; Body: InferType<typeof removeDistrictBody> }>(
    '/admin/districts/:id/remove',
    byId(removeDistrictBody),
    async (request, reply) => {
      await removeDistrict(deps, userIn(request), request.params.id, request.body.version)
      return reply.code(204).send()
    },
  )
}
