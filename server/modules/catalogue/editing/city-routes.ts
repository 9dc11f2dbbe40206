import type { FastifyInstance } from 'fastify'
import { cities } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { changeOrder } from './change-order'
import { countUse } from './count-use'
import { createCity, listAdminCities, updateCity } from './edit-city'
import { createDistrict, listAdminDistricts, removeDistrict, renameDistrict } from './edit-districts'

export function adminCityRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/cities', () => listAdminCities(deps))
  serve(app, 'POST /admin/cities', ({ user, body }) => createCity(deps, user, body))
  serve(app, 'PUT /admin/cities/:id', ({ user, params, body }) => updateCity(deps, user, params.id, body))
  serve(app, 'POST /admin/cities/order', ({ user, body }) =>
    changeOrder(deps, user, { table: cities, subject: 'cities' }, body),
  )
  serve(app, 'GET /admin/cities/:id/use', ({ params }) => countUse(deps.db, 'city', params.id))

  serve(app, 'GET /admin/cities/:id/districts', ({ params }) => listAdminDistricts(deps, params.id))
  serve(app, 'POST /admin/cities/:id/districts', ({ user, params, body }) =>
    createDistrict(deps, user, params.id, body),
  )
  serve(app, 'PUT /admin/districts/:id', ({ user, params, body }) =>
    renameDistrict(deps, user, params.id, body),
  )
  serve(app, 'POST /admin/districts/:id/remove', ({ user, params, body }) =>
    removeDistrict(deps, user, params.id, body.version),
  )
}
