import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { createIncident, listIncidents, updateIncident } from './edit-incident'

/** What the public status page says of disturbances, as admins write it. */
export function incidentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/incidents', async () => ({ data: await listIncidents(deps.db) }))
  serve(app, 'POST /admin/incidents', ({ user, body }) => createIncident(deps, user, body))
  serve(app, 'PUT /admin/incidents/:id', ({ user, params, body }) =>
    updateIncident(deps, user, params.id, body),
  )
}
