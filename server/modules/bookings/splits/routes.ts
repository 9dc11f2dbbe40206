import type { FastifyInstance } from 'fastify'
import { SHARE_CODES_PER_ADDRESS, SHARE_CODES_PER_DAY } from '@/lib/domain/splits/split'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { readSource } from '@/server/modules/bookings/payments/attempts/payer-source'
import { setCredentialCookies, setSharePassCookie } from '@/server/modules/people/accounts/requester'
import { serve } from '@/server/plugins/serve'
import { countWithin } from '@/server/plugins/usage-limits'
import { memoryCounters, redisCounters } from '@/server/ports/counters'
import { getSplit } from './get-split'
import { cancelShare, checkShare, payShare, payShareByCode } from './pay-share'
import { giveUpSplit } from './return-split'
import { endSharePass, findPayerOf, getPayerOf, openSharePass, sendShareCode } from './share-pass'
import { getOwnSplit, startSplit } from './start-split'

const DAY_MS = 86_400_000

/** Splitting a payment between friends: the guest's calls by the booking, everybody's by the token of the link. */
export function splitRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /bookings/:id/split', (request) => getOwnSplit(deps, request.user, request.params.id))
  serve(app, 'POST /bookings/:id/split', (request) =>
    startSplit(deps, request.user, request.params.id, request.body),
  )
  serve(app, 'POST /bookings/:id/split/give-up', (request) =>
    giveUpSplit(deps, request.user, request.params.id),
  )

  serve(app, 'GET /splits/:token', async (request) => {
    const { token } = request.params
    return getSplit(deps.db, await findPayerOf(deps, request, token), token, deps.clock.now())
  })
  serve(app, 'POST /splits/:token/pay', async (request) => {
    const { share: number, ownPlaces = 0, ...sent } = request.body
    const { token } = request.params
    const payer = await getPayerOf(deps, request, token)
    const source = readSource(deps.payments, sent)
    const language = languageOf(request.headers['accept-language'])
    return payShare(deps, { payer, token, number, ownPlaces, source, language })
  })
  serve(app, 'POST /splits/:token/code', async (request) => {
    const { token } = request.params
    return payShareByCode(deps, await getPayerOf(deps, request, token), token, request.body.code)
  })
  serve(app, 'POST /splits/:token/cancel', async (request) => {
    const { token } = request.params
    return cancelShare(deps, await getPayerOf(deps, request, token), token)
  })
  serve(app, 'POST /splits/:token/check', async (request) => {
    const { token } = request.params
    return checkShare(deps, await getPayerOf(deps, request, token), token)
  })
  passRoutes(app, deps)
}

/** A share without an account: the number, the code to it, and the end of the pass. */
function passRoutes(app: FastifyInstance, deps: Deps): void {
  const counters = deps.redis ? redisCounters(deps.redis) : memoryCounters()
  const count = async (splitId: string, address: string) => {
    const key = `share-codes:${splitId}`
    await countWithin(counters, `${key}:${address}`, SHARE_CODES_PER_ADDRESS, DAY_MS)
    await countWithin(counters, key, SHARE_CODES_PER_DAY, DAY_MS)
  }

  serve(app, 'POST /splits/:token/payer-code', async (request, reply) => {
    const { challenge, ...sent } = await sendShareCode(deps, request, {
      ...request.params,
      ...request.body,
      count,
    })
    setCredentialCookies(reply, deps.config, { challenge })
    return sent
  })
  serve(app, 'POST /splits/:token/payer', async (request, reply) => {
    const { token } = request.params
    const pass = await openSharePass(deps, request, { token, typed: request.body })
    setCredentialCookies(reply, deps.config, { challenge: '' })
    setSharePassCookie(reply, deps.config, pass.secret)
    return getSplit(deps.db, request.user ?? pass.payer, token, deps.clock.now())
  })
  serve(app, 'DELETE /splits/:token/payer', async (request, reply) => {
    await endSharePass(deps, request)
    setSharePassCookie(reply, deps.config, '')
  })
}
