import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { changeBankAccount } from './change-bank-account'
import { listOwnPayouts } from './list-payouts'
import { requestPayout } from './request-payout'
import { changeSchedule } from './schedules/change-schedule'

/** A vendor's account at the bank, and payouts to it. */
export function payoutRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'PUT /vendor/bank-account', (request) =>
    changeBankAccount(deps, memberIn(request), request.body),
  )
  serve(app, 'GET /vendor/payouts', (request) =>
    listOwnPayouts(deps.db, memberIn(request), readPage(request.query)),
  )
  serve(app, 'POST /vendor/payouts', (request) => requestPayout(deps, memberIn(request)))
  serve(app, 'POST /vendor/payouts/last', (request) =>
    requestPayout(deps, memberIn(request), { isLast: true }),
  )
  serve(app, 'PUT /vendor/payout-schedule', (request) =>
    changeSchedule(deps, memberIn(request), request.body),
  )
}
