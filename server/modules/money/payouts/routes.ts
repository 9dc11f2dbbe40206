import type { FastifyInstance } from 'fastify'
import type { PayoutListWire } from '@/lib/contract/schemas/payouts/payout'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { type PageRequest, readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import type { Member } from '@/server/policy/signed-in'
import { changeBankAccount } from './change-bank-account'
import { payoutToWire } from './payout-to-wire'
import { requestPayout } from './request-payout'
import { changeSchedule } from './schedules/change-schedule'
import { countPayoutsOf, listPayoutsOf } from './store'

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

/** A vendor's own payouts, the newest first. */
async function listOwnPayouts(
  db: Db,
  member: Member,
  { page, pageSize }: PageRequest,
): Promise<PayoutListWire> {
  const { vendorId } = member
  const rows = await listPayoutsOf(db, vendorId, { limit: pageSize, offset: (page - 1) * pageSize })
  return { data: rows.map(payoutToWire), page, pageSize, total: await countPayoutsOf(db, vendorId) }
}
