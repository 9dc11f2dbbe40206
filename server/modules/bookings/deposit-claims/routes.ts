import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { answerClaim } from './answer-claim'
import { claimDeposit } from './claim-deposit'
import { claimTable } from './claim-table'
import { decideClaim } from './decide-claim'
import { getDeposit } from './get-deposit'

/** Deposits after a stay: the vendor claims, the guest answers, an admin decides. */
export function depositClaimRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  serve(app, 'GET /bookings/:id/deposit', (request) =>
    getDeposit(db, request.params.id, { guestId: request.user._id }, clock.now()),
  )
  serve(app, 'POST /bookings/:id/deposit/answer', (request) =>
    answerClaim(deps, request.user, request.params.id, request.body),
  )

  serve(app, 'GET /vendor/bookings/:id/deposit', (request) =>
    getDeposit(db, request.params.id, { vendorId: memberIn(request).vendorId }, clock.now()),
  )
  serve(app, 'POST /vendor/bookings/:id/deposit/claim', (request) =>
    claimDeposit(deps, memberIn(request), request.params.id, request.body),
  )

  serve(app, 'GET /admin/deposit-claims', (request) => listWithMore(deps, claimTable, request))
  serve(app, 'GET /admin/deposit-claims.csv', (request, reply) => sendTable(deps, claimTable, request, reply))
  serve(app, 'POST /admin/deposit-claims/:id/decide', (request) =>
    decideClaim(deps, request.user, request.params.id, request.body),
  )
}
