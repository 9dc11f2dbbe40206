import type { FastifyInstance } from 'fastify'
import { type InferType, number, object } from 'yup'
import { transferBody, type UnmatchedPaymentListWire } from '@/lib/domain/booking/admin-wire'
import { toSar } from '@/lib/domain/money'
import { reasonBody } from '@/lib/domain/reason'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { listUnmatched } from '@/server/modules/bookings/payments/unmatched-store'
import { userIn } from '@/server/plugins/auth'
import {
  type IdParam,
  idParam,
  type PageRequest,
  pageFields,
  readPage,
} from '@/server/plugins/request-params'
import { bookingTable } from './booking-table'
import { cancelByAdmin, decideOnException } from './decide-exception'
import { getAnyBooking } from './get-any-booking'
import { listExceptions } from './list-exceptions'
import { listRefundsToResolve, recordTransfer, retryRefund } from './resolve-refund'

const ADMIN = { access: 'admin', area: 'bookings' } as const
const ADMIN_OF_MONEY = { access: 'admin', area: 'money' } as const

const noBody = object({}).noUnknown().exact()
const pageQuery = object(pageFields).noUnknown().exact()
const shareBody = object({ percent: number().required().integer().min(0).max(100) })
  .noUnknown()
  .exact()

/** Admin routes of bookings: requests for a refund after the deadline, cancellations, and refunds that failed. */
export function adminBookingRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...bookingTable, config: ADMIN })

  app.get<{ Params: IdParam }>(
    '/admin/bookings/:id',
    { config: ADMIN, schema: { params: idParam } },
    (request) => getAnyBooking(deps, request.params.id),
  )

  app.get<{ Querystring: InferType<typeof pageQuery> }>(
    '/admin/unmatched-payments',
    { config: ADMIN_OF_MONEY, schema: { querystring: pageQuery } },
    (request) => listUnmatchedPayments(deps.db, readPage(request.query)),
  )

  app.get<{ Querystring: InferType<typeof pageQuery> }>(
    '/admin/failed-refunds',
    { config: ADMIN_OF_MONEY, schema: { querystring: pageQuery } },
    (request) => listRefundsToResolve(deps.db, readPage(request.query)),
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

  app.get<{ Querystring: InferType<typeof pageQuery> }>(
    '/admin/cancellations',
    { config: ADMIN, schema: { querystring: pageQuery } },
    (request) => listExceptions(deps, readPage(request.query)),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof shareBody> }>(
    '/admin/cancellations/:id/approve',
    { config: ADMIN, schema: { params: idParam, body: shareBody } },
    (request) => {
      const { percent } = request.body
      return decideOnException(deps, userIn(request), request.params.id, { state: 'granted', percent })
    },
  )

  app.post<{ Params: IdParam }>(
    '/admin/cancellations/:id/reject',
    { config: ADMIN, schema: { params: idParam } },
    (request) => decideOnException(deps, userIn(request), request.params.id, { state: 'refused' }),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof reasonBody> }>(
    '/admin/bookings/:id/cancel',
    { config: ADMIN, schema: { params: idParam, body: reasonBody } },
    (request) => cancelByAdmin(deps, userIn(request), request.params.id, request.body.reason),
  )
}

/** Captures that match no payment attempt, with their outcome. */
async function listUnmatchedPayments(
  db: Db,
  { page, pageSize }: PageRequest,
): Promise<UnmatchedPaymentListWire> {
  const { rows, total } = await listUnmatched(db, { limit: pageSize, offset: (page - 1) * pageSize })
  const data = rows.map(({ id, amount, createdAt, ...row }) => ({
    _id: id,
    ...row,
    amount: toSar(amount),
    createdAt: createdAt.toISOString(),
  }))
  return { data, page, pageSize, total }
}
