import type { FastifyInstance } from 'fastify'
import { object, string } from 'yup'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { getLocation, listDistricts } from './get-location'

const degrees = (most: number) =>
  string()
    .required()
    .matches(/^-?\d{1,3}(\.\d{1,12})?$/)
    .test('max', (text) => Math.abs(Number(text)) <= most)

const pointQuery = object({ lat: degrees(90), lng: degrees(180) })
  .noUnknown()
  .exact()

type RequestInput = { Querystring: { lat: string; lng: string } }

export function locationLookupRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<RequestInput>(
    '/services/place',
    { config: { access: 'vendor' }, schema: { querystring: pointQuery } },
    ({ query, headers }) =>
      getLocation(
        deps,
        { latitude: Number(query.lat), longitude: Number(query.lng) },
        languageOf(headers['accept-language']),
      ),
  )

  app.get('/services/districts', { config: { access: 'public', cacheSeconds: 5 } }, () =>
    listDistricts(deps.db),
  )

  // No secrets: browsers that draw a map receive them in any case.
  app.get('/services/map', { config: { access: 'public', cacheSeconds: 60 } }, async () => deps.config.map)
}
