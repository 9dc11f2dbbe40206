import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { quoteDateChange } from '@/server/modules/bookings/guest/quote-date-change'
import { serve } from '@/server/plugins/serve'
import { actForGuest } from './act-for-guest'
import { markNoShowByAdmin } from './mark-no-show'

/** What an admin does for a side that called or wrote: the rights of a guest, and the host's report of a no-show. */
export function forGuestRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/bookings/:id/for-guest/dates', ({ params, query: { hours, ...dates } }) =>
    quoteDateChange(deps, 'anybody', params.id, hours ? { ...dates, hours: Number(hours) } : dates),
  )
  serve(app, 'POST /admin/bookings/:id/for-guest/dates', (request) => {
    const { reason, version, ...dates } = request.body
    const act = { event: 'change_dates', dates } as const
    return actForGuest(deps, request.user, request.params.id, act, { reason, version })
  })
  serve(app, 'POST /admin/bookings/:id/for-guest/cancel', (request) => {
    const { refundTo, ...onBehalfOf } = request.body
    return actForGuest(deps, request.user, request.params.id, { event: 'cancel', refundTo }, onBehalfOf)
  })
  for (const [step, event] of [
    ['check-in', 'check_in'],
    ['check-out', 'check_out'],
  ] as const)
    serve(app, `POST /admin/bookings/:id/for-guest/${step}`, (request) =>
      actForGuest(deps, request.user, request.params.id, { event }, request.body),
    )
  serve(app, 'POST /admin/bookings/:id/no-show', (request) =>
    markNoShowByAdmin(deps, request.user, request.params.id, request.body),
  )
}
