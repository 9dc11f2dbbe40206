import type { FastifyInstance } from 'fastify'
import { type InferType, number, object } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import { type AdminActBody, adminActBody, transferBody } from '@/lib/domain/booking/admin-wire'
import { reasonBody } from '@/lib/domain/reason'
import type { Deps } from '@/server/deps'
import { listTable, listWithMore, sendTable } from '@/server/modules/admin-tables/admin-table'
import { userIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { bookingTable } from './booking-table'
import { cancelByAdmin, decideOnException } from './decide-exception'
import { exceptionTable } from './exception-table'
import { failedRefundTable } from './failed-refund-table'
import { forGuestRoutes } from './for-guest-routes'
import { getAnyBooking } from './get-any-booking'
import { recordTransfer, retryRefund } from './resolve-refund'
import { resolveUnmatched } from './resolve-unmatched'
import { unmatchedTable } from './unmatched-table'

const ADMIN = { access: 'admin', area: 'bookings' } as const
const DECIDES_MONEY = { ...ADMIN, proof: 'console' } as const
const ADMIN_OF_MONEY = { access: 'admin', area: 'money' } as const

const noBody = object({}).noUnknown().exact()
const shareBody = object({ percent: number().required().integer().min(0).max(100) })
  .noUnknown()
  .exact()

/** Admin routes of bookings: requests for a refund after the deadline, cancellations, and refunds that failed. */
export function adminBookingRoutes(app: FastifyInstance, deps: Deps): void {
  forGuestRoutes(app, deps)
  serve(app, 'GET /admin/bookings', (request) => listTable(deps, bookingTable, request))
  serve(app, 'GET /admin/bookings.csv', (request, reply) => sendTable(deps, bookingTable, request, reply))
  serve(app, 'GET /admin/cancellations', (request) => listWithMore(deps, exceptionTable, request))
  serve(app, 'GET /admin/cancellations.csv', (request, reply) =>
    sendTable(deps, exceptionTable, request, reply),
  )
  serve(app, 'GET /admin/failed-refunds', (request) => listTable(deps, failedRefundTable, request))
  serve(app, 'GET /admin/failed-refunds.csv', (request, reply) =>
    sendTable(deps, failedRefundTable, request, reply),
  )
  serve(app, 'GET /admin/unmatched-payments', (request) => listTable(deps, unmatchedTable, request))
  serve(app, 'GET /admin/unmatched-payments.csv', (request, reply) =>
    sendTable(deps, unmatchedTable, request, reply),
  )

  app.get<{ Params: IdParam }>(
    '/admin/bookings/:id',
    { config: ADMIN, schema: { params: idParam } },
    (request) => getAnyBooking(deps, request.params.id),
  )

  app.post<{ Params: IdParam }>(
    '/admin/unmatched-payments/:id/retry',
    { config: ADMIN_OF_MONEY, schema: { params: idParam, body: noBody } },
    (request) => resolveUnmatched(deps, userIn(request), request.params.id, {}),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof reasonBody> }>(
    '/admin/unmatched-payments/:id/solve',
    { config: ADMIN_OF_MONEY, schema: { params: idParam, body: reasonBody } },
    (request) => resolveUnmatched(deps, userIn(request), request.params.id, request.body),
  )

  app.post<{ Params: IdParam }>(
    '/admin/refunds/:id/retry',
    { config: ADMIN_OF_MONEY, schema: { params: idParam, body: noBody } },
    (request) => retryRefund(deps, userIn(request), request.params.id),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof transferBody> }>(
    '/admin/refunds/:id/transfer',
    { config: ADMIN_OF_MONEY, schema: { params: idParam, body: transferBody } },
    (request) => recordTransfer(deps, userIn(request), request.params.id, request.body.reference),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof shareBody> }>(
    '/admin/cancellations/:id/approve',
    { config: DECIDES_MONEY, schema: { params: idParam, body: shareBody } },
    (request) => {
      const { percent } = request.body
      return decideOnException(deps, userIn(request), request.params.id, { state: 'granted', percent })
    },
  )

  app.post<{ Params: IdParam }>(
    '/admin/cancellations/:id/reject',
    { config: DECIDES_MONEY, schema: { params: idParam } },
    (request) => decideOnException(deps, userIn(request), request.params.id, { state: 'refused' }),
  )

  app.post<{ Params: IdParam; Body: AdminActBody }>(
    '/admin/bookings/:id/cancel',
    { config: DECIDES_MONEY, schema: { params: idParam, body: adminActBody } },
    (request) => cancelByAdmin(deps, userIn(request), request.params.id, request.body),
  )
}
