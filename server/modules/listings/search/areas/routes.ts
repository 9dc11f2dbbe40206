import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { onReplica } from '@/server/plugins/replicas'
import { serve } from '@/server/plugins/serve'
import { getArea } from './get-area'
import { createAreaList } from './list-areas'

export function areaRoutes(app: FastifyInstance, deps: Deps): void {
  const listAreas = createAreaList()
  serve(app, 'GET /services/area', (request) =>
    onReplica(deps, request, (reader) => getArea(reader, request.query)),
  )
  serve(app, 'GET /services/areas', (request) => onReplica(deps, request, listAreas))
}
