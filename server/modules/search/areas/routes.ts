import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import type { Deps } from '@/server/deps'
import { onReplica } from '@/server/plugins/replicas'
import { getArea } from './get-area'
import { createAreaList } from './list-areas'

const slug = () => string().matches(/^[a-z0-9-]{1,80}$/)
const areaQuery = object({ city: slug().required(), district: slug(), type: string().oneOf(PROPERTY_TYPES) })
  .noUnknown()
  .exact()
type AreaQuery = InferType<typeof areaQuery>

export function areaRoutes(app: FastifyInstance, deps: Deps): void {
  const listAreas = createAreaList()
  app.get<{ Querystring: AreaQuery }>(
    '/services/area',
    { config: { access: 'public' }, schema: { querystring: areaQuery } },
    (request) => onReplica(deps, request, (reader) => getArea(reader, request.query)),
  )
  app.get('/services/areas', { config: { access: 'public', cacheSeconds: 60 } }, (request) =>
    onReplica(deps, request, listAreas),
  )
}
