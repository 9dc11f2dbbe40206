import type { FastifyInstance } from 'fastify'
import type { InferType } from 'yup'
import { cancelBody, DEFAULT_TAB, listQuery } from '@/lib/contract/booking-bodies'
import { idParam } from '@/lib/contract/inputs'
import { type BookingBody, bookingBody } from '@/lib/domain/booking/bodies'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, readPage } from '@/server/plugins/request-params'
import { adminBookingRoutes } from './admin/admin-routes'
import { cancelBooking } from './guest/cancellation'
import { checkIn, checkOut } from './guest/check-in-and-out'
import { createBooking } from './guest/create-booking'
import { getBooking } from './guest/get-booking'
import { guestBookingRoutes } from './guest/guest-routes'
import { listBookings } from './guest/list-bookings'
import { paymentRoutes } from './payments/payment-routes'
import { splitRoutes } from './splits/routes'
import { vendorBookingRoutes } from './vendor/vendor-routes'

const USER = { access: 'user' } as const

export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: BookingBody }>(
    '/bookings',
    { config: USER, schema: { body: bookingBody } },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const requester = { guest: userIn(request), address: request.ip }
      const answer = await createBooking(deps, requester, request.body, key)
      return reply.code(answer.status).send(answer.body)
    },
  )

  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/bookings',
    { config: USER, schema: { querystring: listQuery } },
    (request) => {
      const { tab = DEFAULT_TAB, ...page } = request.query
      return listBookings(deps, userIn(request), { tab, ...readPage(page) })
    },
  )

  app.get<{ Params: IdParam }>('/bookings/:id', { config: USER, schema: { params: idParam } }, (request) =>
    getBooking(deps.db, userIn(request)._id, request.params.id, deps.clock.now()),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof cancelBody> }>(
    '/bookings/:id/cancel',
    { config: USER, schema: { params: idParam, body: cancelBody } },
    (request) => cancelBooking(deps, userIn(request), request.params.id, request.body ?? {}),
  )

  for (const [path, move] of Object.entries({ 'check-in': checkIn, 'check-out': checkOut })) {
    app.post<{ Params: IdParam }>(
      `/bookings/:id/${path}`,
      { config: USER, schema: { params: idParam } },
      (request) => move(deps, userIn(request), request.params.id),
    )
  }

  paymentRoutes(app, deps)
  splitRoutes(app, deps)
  guestBookingRoutes(app, deps)
  vendorBookingRoutes(app, deps)
  adminBookingRoutes(app, deps)
}
