import type { FastifyInstance } from 'fastify'
import type { AreaRow } from '@/lib/contract/schemas/geo/area'
import type { Deps } from '@/server/deps'
import { onReplica } from '@/server/plugins/replicas'
import { serve } from '@/server/plugins/serve'
import { getArea } from './get-area'
import { countAreas } from './store'

export function areaRoutes(app: FastifyInstance, deps: Deps): void {
  const listAreas = createAreaList()
  serve(app, 'GET /services/area', (request) =>
    onReplica(deps, request, (reader) => getArea(reader, request.query)),
  )
  serve(app, 'GET /services/areas', (request) => onReplica(deps, request, listAreas))
}

/** It reads every public listing, and serves sitemaps and links that may be this old. */
const MAX_AGE_MS = 60_000

/** The areas that have a page, read at most once a minute. */
function createAreaList(): (deps: Deps) => Promise<{ data: AreaRow[] }> {
  let known: { at: number; rows: Promise<AreaRow[]> } | null = null
  return async ({ db, clock }) => {
    const at = clock.now().getTime()
    if (!known || at - known.at >= MAX_AGE_MS) known = { at, rows: countAreas(db) }
    try {
      return { data: await known.rows }
    } catch (error) {
      known = null
      throw error
    }
  }
}
