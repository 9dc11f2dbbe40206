import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import {
  type AnswerBody,
  answerBody,
  type ClaimBody,
  claimBody,
  type DecisionBody,
  decisionBody,
} from '@/lib/domain/deposit-claims/bodies'
import { CLAIM_STATES } from '@/lib/domain/deposit-claims/claim'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { answerClaim } from './answer-claim'
import { claimDeposit } from './claim-deposit'
import { decideClaim } from './decide-claim'
import { getDeposit } from './get-deposit'
import { listAdminClaims } from './list-claims'

const GUEST = { access: 'user' } as const
const VENDOR = { access: 'vendor' } as const
const ADMIN = { access: 'admin', area: 'bookings' } as const

const listQuery = object({ state: string().oneOf(CLAIM_STATES), ...pageFields })
  .noUnknown()
  .exact()

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
    { config: VENDOR, schema: { params: idParam } },
    (request) => getDeposit(db, request.params.id, { vendorUserId: userIn(request)._id }, clock.now()),
  )
  app.post<{ Params: IdParam; Body: ClaimBody }>(
    `/${VENDOR_PATH}/bookings/:id/deposit/claim`,
    { config: VENDOR, schema: { params: idParam, body: claimBody } },
    (request) => claimDeposit(deps, userIn(request), request.params.id, request.body),
  )

  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/admin/deposit-claims',
    { config: ADMIN, schema: { querystring: listQuery } },
    ({ query: { state = 'in_review', ...page } }) => listAdminClaims(db, state, readPage(page)),
  )
  app.post<{ Params: IdParam; Body: DecisionBody }>(
    '/admin/deposit-claims/:id/decide',
    { config: ADMIN, schema: { params: idParam, body: decisionBody } },
    (request) => decideClaim(deps, userIn(request), request.params.id, request.body),
  )
}
