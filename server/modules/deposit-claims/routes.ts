import type { FastifyInstance } from 'fastify'
import {
  type AnswerBody,
  answerBody,
  type ClaimBody,
  claimBody,
  type DecisionBody,
  decisionBody,
} from '@/lib/domain/deposit-claims/bodies'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { memberIn, userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { answerClaim } from './answer-claim'
import { claimDeposit } from './claim-deposit'
import { claimTable } from './claim-table'
import { decideClaim } from './decide-claim'
import { getDeposit } from './get-deposit'

const GUEST = { access: 'user' } as const
const READING = { access: 'vendor', action: 'readBookings' } as const
const CLAIMING = { access: 'vendor', action: 'claimDeposits' } as const
const ADMIN = { access: 'admin', area: 'bookings' } as const

/** Deposits after a stay: the vendor claims, the guest answers, an admin decides. */
export function depositClaimRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  app.get<{ Params: IdParam }>(
    '/bookings/:id/deposit',
    { config: GUEST, schema: { params: idParam } },
    (request) => getDeposit(db, request.params.id, { guestId: userIn(request)._id }, clock.now()),
  )
  app.post<{ Params: IdParam; Body: AnswerBody }>(
    '/bookings/:id/deposit/answer',
    { config: GUEST, schema: { params: idParam, body: answerBody } },
    (request) => answerClaim(deps, userIn(request), request.params.id, request.body),
  )

  app.get<{ Params: IdParam }>(
    `/${VENDOR_PATH}/bookings/:id/deposit`,
    { config: READING, schema: { params: idParam } },
    (request) => getDeposit(db, request.params.id, { vendorId: memberIn(request).vendorId }, clock.now()),
  )
  app.post<{ Params: IdParam; Body: ClaimBody }>(
    `/${VENDOR_PATH}/bookings/:id/deposit/claim`,
    { config: CLAIMING, schema: { params: idParam, body: claimBody } },
    (request) => claimDeposit(deps, memberIn(request), request.params.id, request.body),
  )

  adminTableRoutes(app, deps, { ...claimTable, config: ADMIN })
  app.post<{ Params: IdParam; Body: DecisionBody }>(
    '/admin/deposit-claims/:id/decide',
    { config: { ...ADMIN, proof: 'console' }, schema: { params: idParam, body: decisionBody } },
    (request) => decideClaim(deps, userIn(request), request.params.id, request.body),
  )
}
