import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { type BookingBody, bookingBody } from '@/lib/domain/booking/bodies'
import { BOOKING_TABS } from '@/lib/domain/booking/lifecycle'
import { personText } from '@/lib/domain/text'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/params'
import { book } from './book'
import { cancelBooking } from './cancel'
import { listBookings } from './list-bookings'
import { tellBooking } from './tell-booking'

const MAX_REASON = 500
const DEFAULT_TAB = 'upcoming'

const listQuery = object({ tab: string().oneOf(BOOKING_TABS), ...pageFields })
  .noUnknown()
  .exact()
const cancelBody = object({ reason: personText(MAX_REASON) })
  .noUnknown()
  .exact()

const USER = { access: 'user' } as const

export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: BookingBody }>(
    '/bookings',
    { config: USER, schema: { body: bookingBody } },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const answer = await book(deps, userIn(request), request.body, key)
      return reply.code(answer.status).send(answer.body)
    },
  )

  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/bookings',
    { config: USER, schema: { querystring: listQuery } },
    (request) => {
      const { tab = DEFAULT_TAB, ...page } = request.query
      return listBookings(deps, userIn(request), tab, readPage(page))
    },
  )

  app.get<{ Params: IdParam }>('/bookings/:id', { config: USER, schema: { params: idParam } }, (request) =>
    tellBooking(deps.db, userIn(request)._id, request.params.id, deps.clock.now()),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof cancelBody> }>(
    '/bookings/:id/cancel',
    { config: USER, schema: { params: idParam, body: cancelBody } },
    (request) => cancelBooking(deps, userIn(request), request.params.id, request.body?.reason),
  )
}
