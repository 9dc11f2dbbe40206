import type { FastifyInstance } from 'fastify'
import { facilities, facilityGroups } from '@/server/db/schema/catalogue/catalogue'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { changeOrder } from './change-order'
import { countFacilityUse } from './count-use'
import { createFacility, updateFacility } from './edit-facility'
import { createFacilityGroup, updateFacilityGroup } from './edit-facility-group'
import { inGroup, listGroups } from './facility-store'

export function adminFacilityRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/facility-groups', async () => ({ data: await listGroups(deps.db) }))
  serve(app, 'POST /admin/facility-groups', ({ user, body }) => createFacilityGroup(deps, user, body))
  serve(app, 'PUT /admin/facility-groups/:id', ({ user, params, body }) =>
    updateFacilityGroup(deps, user, params.id, body),
  )
  serve(app, 'POST /admin/facility-groups/order', ({ user, body }) =>
    changeOrder(deps, user, { table: facilityGroups, subject: 'facilities' }, body),
  )
  serve(app, 'GET /admin/facility-groups/:id/use', ({ params }) =>
    countFacilityUse(deps.db, 'group', params.id),
  )

  serve(app, 'POST /admin/facility-groups/:id/facilities', ({ user, params, body }) =>
    createFacility(deps, user, params.id, body),
  )
  serve(app, 'POST /admin/facility-groups/:id/order', ({ user, params: { id }, body }) =>
    changeOrder(deps, user, { table: facilities, subject: `facilities-${id}`, where: inGroup(id) }, body),
  )
  serve(app, 'PUT /admin/facilities/:id', ({ user, params, body }) =>
    updateFacility(deps, user, params.id, body),
  )
  serve(app, 'GET /admin/facilities/:id/use', ({ params }) =>
    countFacilityUse(deps.db, 'facility', params.id),
  )
}
