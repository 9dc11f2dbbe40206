import type { FastifyInstance } from 'fastify'
import type { LinkedPoint } from '@/lib/contract/schemas/geo/location-wire'
import { readPastedPoint } from '@/lib/domain/geo/pasted-point'
import { MAP_START } from '@/lib/domain/geo/saudi-arabia'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { serve } from '@/server/plugins/serve'
import { getLocation, listDistricts } from './get-location'

export function locationLookupRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /services/place', ({ query, headers }) =>
    getLocation(
      deps,
      { latitude: Number(query.lat), longitude: Number(query.lng) },
      languageOf(headers['accept-language']),
    ),
  )

  serve(app, 'GET /services/place/link', ({ query }) => followMapLink(deps, query.url))

  serve(app, 'GET /services/districts', () => listDistricts(deps.db))

  // No secrets: browsers that draw a map receive them in any case.
  serve(app, 'GET /services/map', async () => deps.config.map)
}

/** The point behind a short address; a service that does not answer is logged and finds none. */
async function followMapLink({ mapLinks, log }: Deps, address: string): Promise<LinkedPoint> {
  try {
    const found = await mapLinks?.follow(address)
    return { point: found ? readPastedPoint(found, MAP_START) : null }
  } catch (error) {
    log.warn({ err: error }, 'a short address of a map was not followed')
    return { point: null }
  }
}
