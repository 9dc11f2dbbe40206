import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listTable, listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
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

  serve(app, 'GET /admin/bookings/:id', (request) => getAnyBooking(deps, request.params.id))

  serve(app, 'POST /admin/unmatched-payments/:id/retry', (request) =>
    resolveUnmatched(deps, request.user, request.params.id, {}),
  )
  serve(app, 'POST /admin/unmatched-payments/:id/solve', (request) =>
    resolveUnmatched(deps, request.user, request.params.id, request.body),
  )

  serve(app, 'POST /admin/refunds/:id/retry', (request) => retryRefund(deps, request.user, request.params.id))
  serve(app, 'POST /admin/refunds/:id/transfer', (request) =>
    recordTransfer(deps, request.user, request.params.id, request.body.reference),
  )

  serve(app, 'POST /admin/cancellations/:id/approve', (request) => {
    const { percent } = request.body
    return decideOnException(deps, request.user, request.params.id, { state: 'granted', percent })
  })
  serve(app, 'POST /admin/cancellations/:id/reject', (request) =>
    decideOnException(deps, request.user, request.params.id, { state: 'refused' }),
  )

  serve(app, 'POST /admin/bookings/:id/cancel', (request) =>
    cancelByAdmin(deps, request.user, request.params.id, request.body),
  )
}
