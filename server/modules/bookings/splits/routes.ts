import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { readSource } from '@/server/modules/bookings/payments/attempts/payer-source'
import { serve } from '@/server/plugins/serve'
import { getSplit } from './get-split'
import { cancelShare, checkShare, payShare, payShareByCode } from './pay-share'
import { giveUpSplit } from './return-split'
import { getOwnSplit, startSplit } from './start-split'

/** Splitting a payment between friends: the guest's calls by the booking, everybody's by the token of the link. */
export function splitRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /bookings/:id/split', (request) => getOwnSplit(deps, request.user, request.params.id))
  serve(app, 'POST /bookings/:id/split', (request) =>
    startSplit(deps, request.user, request.params.id, request.body.shares),
  )
  serve(app, 'POST /bookings/:id/split/give-up', (request) =>
    giveUpSplit(deps, request.user, request.params.id),
  )

  serve(app, 'GET /splits/:token', (request) =>
    getSplit(deps.db, request.user, request.params.token, deps.clock.now()),
  )
  serve(app, 'POST /splits/:token/pay', (request) => {
    const { share: number, ...sent } = request.body
    const source = readSource(deps.payments, sent)
    const language = languageOf(request.headers['accept-language'])
    const { token } = request.params
    return payShare(deps, { payer: request.user, token, number, source, language })
  })
  serve(app, 'POST /splits/:token/code', ({ user, params, body }) =>
    payShareByCode(deps, user, params.token, body.code),
  )
  serve(app, 'POST /splits/:token/cancel', ({ user, params }) => cancelShare(deps, user, params.token))
  serve(app, 'POST /splits/:token/check', (request) => checkShare(deps, request.user, request.params.token))
}
