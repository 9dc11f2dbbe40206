import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import type { Deps } from '@/server/deps'
import { listFacilities } from './list-facilities'
import { readBanners, readCategories, readCities } from './store'
import { tellSettings } from './tell-settings'

const facilityQuery = object({
  type: string().oneOf(PROPERTY_TYPES),
  status: string().oneOf(['active', 'inactive'] as const),
  isSubFacility: string().oneOf(['true', 'false'] as const),
})
  .noUnknown()
  .exact()

const PUBLIC = { config: { access: 'public', cacheSeconds: 60 } } as const

export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/user/main-banner', PUBLIC, () => readBanners(deps.db, 'main'))
  app.get('/user/banner', PUBLIC, () => readBanners(deps.db, 'small'))
  app.get('/services/cities', PUBLIC, () => readCities(deps.db))
  app.get('/services/categories', PUBLIC, async () => ({ categories: await readCategories(deps.db) }))

  app.get('/admin/get-setting', PUBLIC, () => tellSettings(deps.db))

  app.get<{ Querystring: InferType<typeof facilityQuery> }>(
    '/facility/list',
    { ...PUBLIC, schema: { querystring: facilityQuery } },
    ({ query }) =>
      listFacilities(deps, {
        type: query.type,
        status: query.status,
        withMembers: query.isSubFacility === 'true',
      }),
  )
}
