import type { FastifyInstance } from 'fastify'
import { idParam } from '@/lib/contract/inputs'
import {
  type CityBody,
  cityBody,
  districtBody,
  type NewCityBody,
  newCityBody,
  newDistrictBody,
  removeDistrictBody,
} from '@/lib/domain/content/city'
import { orderBody } from '@/lib/domain/content/order'
import { cities } from '@/server/db/schema/catalogue'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'
import { changeOrder } from './change-order'
import { ADMIN, byId, changeOneRoute, changeRoute, routeOfUse } from './change-routes'
import { countUse } from './count-use'
import { createCity, listAdminCities, updateCity } from './edit-city'
import { createDistrict, listAdminDistricts, removeDistrict, renameDistrict } from './edit-districts'

const CITIES = '/admin/cities'
const DISTRICTS = '/admin/districts'

export function adminCityRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(CITIES, ADMIN, () => listAdminCities(deps))
  app.post<{ Body: NewCityBody }>(
    CITIES,
    { ...ADMIN, schema: { body: newCityBody } },
    async (request, reply) => reply.code(201).send(await createCity(deps, userIn(request), request.body)),
  )
  app.put<{ Params: IdParam; Body: CityBody }>(`${CITIES}/:id`, byId(cityBody), (request) =>
    updateCity(deps, userIn(request), request.params.id, request.body),
  )
  changeRoute(app, `${CITIES}/order`, orderBody, (admin, order) =>
    changeOrder(deps, admin, { table: cities, subject: 'cities' }, order),
  )
  routeOfUse(app, CITIES, (id) => countUse(deps.db, 'city', id))

  app.get<{ Params: IdParam }>(
    `${CITIES}/:id/districts`,
    { ...ADMIN, schema: { params: idParam } },
    ({ params }) => listAdminDistricts(deps, params.id),
  )
  changeOneRoute(app, ['POST', `${CITIES}/:id/districts`], newDistrictBody, (admin, id, body) =>
    createDistrict(deps, admin, id, body),
  )
  changeOneRoute(app, ['PUT', `${DISTRICTS}/:id`], districtBody, (admin, id, body) =>
    renameDistrict(deps, admin, id, body),
  )
  changeOneRoute(app, ['POST', `${DISTRICTS}/:id/remove`], removeDistrictBody, (admin, id, { version }) =>
    removeDistrict(deps, admin, id, version),
  )
}
