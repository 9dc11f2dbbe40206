import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { riyadhDay } from '@/lib/domain/time/days'
import { WIRE } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { onReplica, primaryOf } from '@/server/plugins/replicas'
import { countContentChanges, getSettings } from './get-settings'
import {
  type FacilityFilter,
  type FacilityRow,
  listBanners,
  listCategories,
  listCities,
  readFacilities,
} from './store'

const facilityQuery = object({
  type: string().oneOf(PROPERTY_TYPES),
  status: string().oneOf(['active', 'inactive'] as const),
  isSubFacility: string().oneOf(['true', 'false'] as const),
})
  .noUnknown()
  .exact()

/** Browsers and caches may reuse an answer for as long as a change of the console may take to show. */
const PUBLIC = { config: { access: 'public', cacheSeconds: 5 } } as const

export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/user/main-banner', PUBLIC, (request) =>
    onReplica(deps, request, ({ db, clock }) => listBanners(db, 'main', riyadhDay(clock.now()))),
  )
  app.get('/user/banner', PUBLIC, (request) =>
    onReplica(deps, request, ({ db, clock }) => listBanners(db, 'small', riyadhDay(clock.now()))),
  )
  app.get('/services/cities', PUBLIC, (request) => onReplica(deps, request, ({ db }) => listCities(db)))
  app.get('/services/categories', PUBLIC, (request) =>
    onReplica(deps, request, async ({ db }) => ({ categories: await listCategories(db) })),
  )

  // The web process asks each second, so that a change of the console is shown at once.
  app.get('/content-version', { config: { access: 'public' } }, async () => ({
    version: await countContentChanges({ ...deps, db: primaryOf(deps) }),
  }))

  app.get('/admin/get-setting', PUBLIC, (request) => onReplica(deps, request, getSettings))

  app.get<{ Querystring: InferType<typeof facilityQuery> }>(
    '/facility/list',
    { ...PUBLIC, schema: { querystring: facilityQuery } },
    (request) =>
      onReplica(deps, request, (reader) =>
        listFacilities(reader, {
          type: request.query.type,
          status: request.query.status,
          withMembers: request.query.isSubFacility === 'true',
        }),
      ),
  )
}

/** The facility groups that a type of property may tick (wizard.md, section 7), without their members when not asked. */
async function listFacilities(
  { db }: Deps,
  filter: FacilityFilter & { withMembers: boolean },
): Promise<{ data: FacilityGroup[] }> {
  const groups = new Map<string, FacilityGroup>()
  for (const row of await readFacilities(db, filter)) {
    const group = groups.get(row.group.id) ?? groupOf(row)
    groups.set(row.group.id, group)
    if (filter.withMembers) group.subfacilities.push(memberOf(row))
  }
  return { data: [...groups.values()] }
}

function groupOf({ group }: FacilityRow): FacilityGroup {
  const { id, name, nameAr, image, icon } = group
  return { _id: id, name, [WIRE.nameInArabic]: nameAr, image, icon, subfacilities: [] }
}

function memberOf({ facility }: FacilityRow): FacilityGroup['subfacilities'][number] {
  const { id, title, titleAr, image, isCounted } = facility
  return { _id: id, title, [WIRE.nameInArabic]: titleAr, image, isNumber: isCounted, value: null }
}
