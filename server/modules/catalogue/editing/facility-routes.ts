import type { FastifyInstance } from 'fastify'
import {
  facilityBody,
  facilityGroupBody,
  newFacilityBody,
  newFacilityGroupBody,
} from '@/lib/domain/content/facility'
import { orderBody } from '@/lib/domain/content/order'
import { facilities, facilityGroups } from '@/server/db/schema/catalogue'
import type { Deps } from '@/server/deps'
import { changeOrder } from './change-order'
import { ADMIN, changeOneRoute, changeRoute, routeOfUse } from './change-routes'
import { countFacilityUse } from './count-use'
import { createFacility, updateFacility } from './edit-facility'
import { createFacilityGroup, updateFacilityGroup } from './edit-facility-group'
import { inGroup, listGroups } from './facility-store'

const GROUPS = '/admin/facility-groups'
const FACILITIES = '/admin/facilities'

export function adminFacilityRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(GROUPS, ADMIN, async () => ({ data: await listGroups(deps.db) }))
  changeRoute(app, GROUPS, newFacilityGroupBody, (admin, body) => createFacilityGroup(deps, admin, body))
  changeOneRoute(app, ['PUT', `${GROUPS}/:id`], facilityGroupBody, (admin, id, body) =>
    updateFacilityGroup(deps, admin, id, body),
  )
  changeRoute(app, `${GROUPS}/order`, orderBody, (admin, order) =>
    changeOrder(deps, admin, { table: facilityGroups, subject: 'facilities' }, order),
  )
  routeOfUse(app, GROUPS, (id) => countFacilityUse(deps.db, 'group', id))

  changeOneRoute(app, ['POST', `${GROUPS}/:id/facilities`], newFacilityBody, (admin, id, body) =>
    createFacility(deps, admin, id, body),
  )
  changeOneRoute(app, ['PUT', `${FACILITIES}/:id`], facilityBody, (admin, id, body) =>
    updateFacility(deps, admin, id, body),
  )
  routeOfUse(app, FACILITIES, (id) => countFacilityUse(deps.db, 'facility', id))
  changeOneRoute(app, ['POST', `${GROUPS}/:id/order`], orderBody, (admin, id, order) => {
    const list = { table: facilities, subject: `facilities-${id}`, where: inGroup(id) }
    return changeOrder(deps, admin, list, order)
  })
}
