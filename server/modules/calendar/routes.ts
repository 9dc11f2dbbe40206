import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import { type CalendarBody, calendarBody } from '@/lib/domain/calendar/bodies'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { assertKeyMayChange, calendarFor } from '@/server/modules/api-keys/calendar-by-key'
import { memberIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'
import { changeCalendar } from './change-calendar'
import { listOpenConflicts, resolveOwnConflict } from './conflicts'
import { exportCalendar } from './export-calendar'
import { fetchOwnFeed } from './fetch-feeds'
import { getVendorCalendar } from './get-calendar'
import { renewExport } from './vendor-calendar'

const READING = { access: 'vendor', action: 'readCalendar' } as const
const EDITING = { access: 'vendor', action: 'editCalendar' } as const
/** Days and their prices are one calendar; `calendarFor` and `assertKeyMayChange` tell its parts apart. */
const KEY_SCOPES = ['availability', 'prices'] as const
const OF_ONE = { config: EDITING, schema: { params: idParam } }

const rangeQuery = object({ from: string().max(10), to: string().max(10) })
  .noUnknown()
  .exact()

/** The vendor's calendar of a listing, and its import and export. */
export function calendarRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: IdParam; Querystring: InferType<typeof rangeQuery> }>(
    `/${VENDOR_PATH}/services/:id/calendar`,
    { config: { ...READING, keyScopes: KEY_SCOPES }, schema: { params: idParam, querystring: rangeQuery } },
    async (request) => {
      const calendar = await getVendorCalendar(deps, memberIn(request), request.params.id, request.query)
      return calendarFor(request.apiKey, calendar)
    },
  )

  app.put<{ Params: IdParam; Body: CalendarBody }>(
    `/${VENDOR_PATH}/services/:id/calendar`,
    { config: { ...EDITING, keyScopes: KEY_SCOPES }, schema: { params: idParam, body: calendarBody } },
    async (request) => {
      assertKeyMayChange(request.apiKey, request.body)
      const calendar = await changeCalendar(deps, memberIn(request), request.params.id, request.body)
      return calendarFor(request.apiKey, calendar)
    },
  )

  app.post<{ Params: IdParam }>(
    `/${VENDOR_PATH}/services/:id/calendar/import`,
    { ...OF_ONE, config: { ...EDITING, use: 'calendarImport' } },
    (request) => fetchOwnFeed(deps, memberIn(request), request.params.id),
  )

  app.post<{ Params: IdParam }>(`/${VENDOR_PATH}/services/:id/calendar/secret`, OF_ONE, (request) =>
    renewExport(deps, memberIn(request), request.params.id),
  )

  app.get(`/${VENDOR_PATH}/calendar-conflicts`, { config: READING }, async (request) => ({
    data: await listOpenConflicts(deps.db, memberIn(request)),
  }))

  app.post<{ Params: IdParam }>(`/${VENDOR_PATH}/calendar-conflicts/:id/resolve`, OF_ONE, (request) =>
    resolveOwnConflict(deps, memberIn(request), request.params.id),
  )

  app.get<{ Params: IdParam }>(
    '/calendars/:id/busy.ics',
    { config: { access: 'public' }, schema: { params: idParam } },
    async (request, reply) =>
      reply.type('text/calendar; charset=utf-8').send(await exportCalendar(deps, request.params.id)),
  )
}
