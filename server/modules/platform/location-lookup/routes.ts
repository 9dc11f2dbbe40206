import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { serve } from '@/server/plugins/serve'
import { followMapLink } from './follow-map-link'
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
