import type { FastifyInstance } from 'fastify'
import { type DatesBody, datesBody } from '@/lib/domain/booking/bodies'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/params'
import { listWaiting } from './list-waiting'
import { readOwnWaiting, stopWaiting, waitForDates } from './wait'

const USER = { access: 'user' } as const
const OF_ONE = { config: USER, schema: { params: idParam } }

/** Waiting for dates that somebody else has. */
export function waitingListRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/waiting', { config: USER }, (request) => listWaiting(deps, userIn(request)))
  app.get<{ Params: IdParam }>('/services/:id/waiting', OF_ONE, (request) =>
    readOwnWaiting(deps, userIn(request), request.params.id),
  )
  app.post<{ Params: IdParam; Body: DatesBody }>(
    '/services/:id/waiting',
    { config: USER, schema: { params: idParam, body: datesBody } },
    (request) => waitForDates(deps, userIn(request), request.params.id, request.body),
  )
  app.delete<{ Params: IdParam }>('/services/:id/waiting', OF_ONE, (request) =>
    stopWaiting(deps, userIn(request), request.params.id),
  )
}
