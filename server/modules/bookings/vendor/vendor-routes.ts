import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { checkInByCode } from '@/server/modules/bookings/guest/check-in-and-out'
import { getVendorBooking } from '@/server/modules/bookings/guest/get-booking'
import { memberIn } from '@/server/plugins/auth'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { confirmStay, freeDates } from './after-stay'
import { approveRequest, rejectRequest } from './answer-request'
import { markCollected, undoCollected } from './collect'
import { cancelByVendor, markNoShow } from './end-by-vendor'
import { listVendorBookings } from './list-vendor-bookings'

/** The vendor's side of bookings. */
export function vendorBookingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/bookings', (request) => {
    const { tab = 'upcoming', ...page } = request.query
    return listVendorBookings(deps, memberIn(request), { tab, ...readPage(page) })
  })
  serve(app, 'GET /vendor/bookings/:id', (request) =>
    getVendorBooking(deps.db, memberIn(request).vendorId, request.params.id, deps.clock.now()),
  )

  for (const [path, move] of [
    ['approve', approveRequest],
    ['collect', markCollected],
    ['undo-collect', undoCollected],
    ['no-show', markNoShow],
    ['stayed', confirmStay],
    ['free-dates', freeDates],
  ] as const)
    serve(app, `POST /vendor/bookings/:id/${path}`, (request) =>
      move(deps, memberIn(request), request.params.id),
    )
  for (const [path, end] of [
    ['reject', rejectRequest],
    ['cancel', cancelByVendor],
  ] as const)
    serve(app, `POST /vendor/bookings/:id/${path}`, (request) =>
      end(deps, memberIn(request), request.params.id, request.body.reason),
    )
  serve(app, 'POST /vendor/bookings/:id/check-in', (request) =>
    checkInByCode(deps, memberIn(request), request.params.id, request.body.code),
  )
}
