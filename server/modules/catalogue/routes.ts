import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { Refusal } from '@/lib/domain/issues'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import type { Deps } from '@/server/deps'
import { listFacilities } from './list-facilities'
import { readBanners, readCategories, readCities, readSettings } from './store'

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

  app.get('/admin/get-setting', PUBLIC, async () => {
    const settings = await readSettings(deps.db)
    if (!settings) throw new Refusal('not_found')
    return settings
  })

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
