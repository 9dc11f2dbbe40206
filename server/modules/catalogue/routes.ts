import type { FastifyInstance } from 'fastify'
import type { FacilityGroup } from '@/lib/domain/catalogue'
import { riyadhDay } from '@/lib/domain/time/days'
import { WIRE } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { onReplica, primaryOf } from '@/server/plugins/replicas'
import { serve } from '@/server/plugins/serve'
import { countContentChanges, getSettings } from './get-settings'
import {
  type FacilityFilter,
  type FacilityRow,
  listBanners,
  listCategories,
  listCities,
  readFacilities,
} from './store'

export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /user/main-banner', (request) =>
    onReplica(deps, request, ({ db, clock }) => listBanners(db, 'main', riyadhDay(clock.now()))),
  )
  serve(app, 'GET /user/banner', (request) =>
    onReplica(deps, request, ({ db, clock }) => listBanners(db, 'small', riyadhDay(clock.now()))),
  )
  serve(app, 'GET /services/cities', (request) => onReplica(deps, request, ({ db }) => listCities(db)))
  serve(app, 'GET /services/categories', (request) =>
    onReplica(deps, request, async ({ db }) => ({ categories: await listCategories(db) })),
  )

  // The web process asks each second, so that a change of the console is shown at once.
  serve(app, 'GET /content-version', async () => ({
    version: await countContentChanges({ ...deps, db: primaryOf(deps) }),
  }))

  serve(app, 'GET /admin/get-setting', (request) => onReplica(deps, request, getSettings))

  serve(app, 'GET /facility/list', (request) =>
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
