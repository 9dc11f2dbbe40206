import type { FastifyInstance } from 'fastify'
import {
  type FacilityBody,
  type FacilityGroupBody,
  facilityBody,
  facilityGroupBody,
  type NewFacilityBody,
  type NewFacilityGroupBody,
  newFacilityBody,
  newFacilityGroupBody,
} from '@/lib/domain/content/facility'
import { type OrderBody, orderBody } from '@/lib/domain/content/order'
import { facilities, facilityGroups } from '@/server/db/schema/catalogue'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { changeOrder } from './change-order'
import { countFacilityUse } from './count-use'
import { createFacility, updateFacility } from './edit-facility'
import { createFacilityGroup, updateFacilityGroup } from './edit-facility-group'
import { inGroup, listGroups } from './facility-store'

const ADMIN = { config: { access: 'admin', area: 'content' } } as const
const byId = <Body>(body: Body) => ({ ...ADMIN, schema: { params: idParam, body } })

export function adminFacilityRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/facility-groups', ADMIN, async () => ({ data: await listGroups(deps.db) }))
  app.post<{ Body: NewFacilityGroupBody }>(
    '/admin/facility-groups',
    { ...ADMIN, schema: { body: newFacilityGroupBody } },
    async (request, reply) => {
      await createFacilityGroup(deps, userIn(request), request.body)
      return reply.code(204).send()
    },
  )
  app.put<{ Params: IdParam; Body: FacilityGroupBody }>(
    '/admin/facility-groups/:id',
    byId(facilityGroupBody),
    async (request, reply) => {
      await updateFacilityGroup(deps, userIn(request), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  app.post<{ Body: OrderBody }>(
    '/admin/facility-groups/order',
    { ...ADMIN, schema: { body: orderBody } },
    async (request, reply) => {
      const list = { table: facilityGroups, subject: 'facilities' }
      await changeOrder(deps, userIn(request), list, request.body)
      return reply.code(204).send()
    },
  )
  app.get<{ Params: IdParam }>(
    '/admin/facility-groups/:id/use',
    { ...ADMIN, schema: { params: idParam } },
    ({ params }) => countFacilityUse(deps.db, 'group', params.id),
  )
  memberRoutes(app, deps)
}

function memberRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: IdParam; Body: NewFacilityBody }>(
    '/admin/facility-groups/:id/facilities',
    byId(newFacilityBody),
    async (request, reply) => {
      await createFacility(deps, userIn(request), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  app.put<{ Params: IdParam; Body: FacilityBody }>(
    '/admin/facilities/:id',
    byId(facilityBody),
    async (request, reply) => {
      await updateFacility(deps, userIn(request), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  app.get<{ Params: IdParam }>(
    '/admin/facilities/:id/use',
    { ...ADMIN, schema: { params: idParam } },
    ({ params }) => countFacilityUse(deps.db, 'facility', params.id),
  )
  app.post<{ Params: IdParam; Body: OrderBody }>(
    '/admin/facility-groups/:id/order',
    byId(orderBody),
    async (request, reply) => {
      const { id } = request.params
      const list = { table: facilities, subject: `facilities-${id}`, where: inGroup(id) }
      await changeOrder(deps, userIn(request), list, request.body)
      return reply.code(204).send()
    },
  )
}
