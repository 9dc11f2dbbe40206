import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { assertKeyMayChange, calendarFor } from '@/server/modules/people/api-keys/calendar-by-key'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeCalendar } from './change-calendar'
import { listOpenConflicts, resolveOwnConflict } from './conflicts'
import { exportCalendar } from './export-calendar'
import { fetchOldestFeed, fetchOwnFeed } from './feeds/fetch-own-feed'
import { addFeed, changeFeed, listOwnFeeds, removeFeed } from './feeds/manage-feeds'
import { getVendorCalendar } from './get-calendar'
import { renewExport } from './vendor-calendar'

/** The vendor's calendar of a listing, and its import and export. */
export function calendarRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/services/:id/calendar', async (request) => {
    const calendar = await getVendorCalendar(deps, memberIn(request), request.params.id, request.query)
    return calendarFor(request.apiKey, calendar)
  })

  serve(app, 'PUT /vendor/services/:id/calendar', async (request) => {
    assertKeyMayChange(request.apiKey, request.body)
    const calendar = await changeCalendar(deps, memberIn(request), request.params.id, request.body)
    return calendarFor(request.apiKey, calendar)
  })

  serve(app, 'POST /vendor/services/:id/calendar/import', async (request) => {
    await fetchOldestFeed(deps, memberIn(request), request.params.id)
    return getVendorCalendar(deps, memberIn(request), request.params.id, {})
  })

  feedRoutes(app, deps)

  serve(app, 'POST /vendor/services/:id/calendar/secret', (request) =>
    renewExport(deps, memberIn(request), request.params.id),
  )

  serve(app, 'GET /vendor/calendar-conflicts', async (request) => ({
    data: await listOpenConflicts(deps.db, memberIn(request)),
  }))

  serve(app, 'POST /vendor/calendar-conflicts/:id/resolve', (request) =>
    resolveOwnConflict(deps, memberIn(request), request.params.id),
  )

  serve(app, 'GET /calendars/:id/busy.ics', async (request, reply) =>
    reply.type('text/calendar; charset=utf-8').send(await exportCalendar(deps, request.params.id)),
  )
}

/** The calendars of other sites that a listing reads. */
function feedRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/services/:id/calendar-feeds', (request) =>
    listOwnFeeds(deps, memberIn(request), request.params.id),
  )

  serve(app, 'POST /vendor/services/:id/calendar-feeds', (request) =>
    addFeed(deps, memberIn(request), request.params.id, request.body),
  )

  serve(app, 'PUT /vendor/calendar-feeds/:id', (request) =>
    changeFeed(deps, memberIn(request), request.params.id, request.body),
  )

  serve(app, 'POST /vendor/calendar-feeds/:id/fetch', (request) =>
    fetchOwnFeed(deps, memberIn(request), request.params.id),
  )

  serve(app, 'DELETE /vendor/calendar-feeds/:id', (request) =>
    removeFeed(deps, memberIn(request), request.params.id),
  )
}
