import type { FastifyInstance } from 'fastify'
import type { InferType } from 'yup'
import { arrivalBody, DEFAULT_TAB, vendorListQuery } from '@/lib/contract/booking-bodies'
import { idParam } from '@/lib/contract/inputs'
import { reasonBody } from '@/lib/domain/reason'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { checkInByCode } from '@/server/modules/bookings/guest/check-in-and-out'
import { getVendorBooking } from '@/server/modules/bookings/guest/get-booking'
import { memberIn } from '@/server/plugins/auth'
import { type IdParam, readPage } from '@/server/plugins/request-params'
import { confirmStay, freeDates } from './after-stay'
import { approveRequest, rejectRequest } from './answer-request'
import { markCollected, undoCollected } from './collect'
import { cancelByVendor, markNoShow } from './end-by-vendor'
import { listVendorBookings } from './list-vendor-bookings'

const READING = { access: 'vendor', action: 'readBookings', keyScopes: ['bookings'] } as const
const DECIDING = { access: 'vendor', action: 'decideBookings' } as const
const ARRIVING = { access: 'vendor', action: 'handleArrivals' } as const
/** The answer to a request; all other moves stay with people. */
const ANSWERING = { ...DECIDING, keyScopes: ['bookings'] } as const

/** The vendor's side of bookings; the path keeps the specification's spelling. */
export function vendorBookingRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof vendorListQuery> }>(
    `/${VENDOR_PATH}/bookings`,
    { config: READING, schema: { querystring: vendorListQuery } },
    (request) => {
      const { tab = DEFAULT_TAB, ...page } = request.query
      return listVendorBookings(deps, memberIn(request), { tab, ...readPage(page) })
    },
  )

  app.get<{ Params: IdParam }>(
    `/${VENDOR_PATH}/bookings/:id`,
    { config: READING, schema: { params: idParam } },
    (request) => getVendorBooking(deps.db, memberIn(request).vendorId, request.params.id, deps.clock.now()),
  )

  for (const [path, move] of Object.entries({
    approve: approveRequest,
    collect: markCollected,
    'undo-collect': undoCollected,
    'no-show': markNoShow,
    stayed: confirmStay,
    'free-dates': freeDates,
  })) {
    app.post<{ Params: IdParam }>(
      `/${VENDOR_PATH}/bookings/:id/${path}`,
      { config: path === 'approve' ? ANSWERING : ARRIVING, schema: { params: idParam } },
      (request) => move(deps, memberIn(request), request.params.id),
    )
  }

  for (const [path, end] of Object.entries({ reject: rejectRequest, cancel: cancelByVendor })) {
    app.post<{ Params: IdParam; Body: InferType<typeof reasonBody> }>(
      `/${VENDOR_PATH}/bookings/:id/${path}`,
      { config: path === 'reject' ? ANSWERING : DECIDING, schema: { params: idParam, body: reasonBody } },
      (request) => end(deps, memberIn(request), request.params.id, request.body.reason),
    )
  }

  app.post<{ Params: IdParam; Body: InferType<typeof arrivalBody> }>(
    `/${VENDOR_PATH}/bookings/:id/check-in`,
    { config: ARRIVING, schema: { params: idParam, body: arrivalBody } },
    (request) => checkInByCode(deps, memberIn(request), request.params.id, request.body.code),
  )
}
