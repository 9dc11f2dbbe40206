import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import { type SharePayBody, type SplitBody, sharePayBody, splitBody } from '@/lib/domain/splits/bodies'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, idText } from '@/server/plugins/request-params'
import { getSplit } from './get-split'
import { checkShare, payShare } from './pay-share'
import { giveUpSplit } from './return-split'
import { getOwnSplit, startSplit } from './start-split'

const USER = { access: 'user' } as const
const tokenParam = object({ token: idText })
interface TokenParam {
  token: string
}

/** Splitting a payment between friends: the guest's calls by the booking, everybody's by the token of the link. */
export function splitRoutes(app: FastifyInstance, deps: Deps): void {
  const ofBooking = { config: USER, schema: { params: idParam } }
  const byLink = { config: USER, schema: { params: tokenParam } }

  app.get<{ Params: IdParam }>('/bookings/:id/split', ofBooking, (request) =>
    getOwnSplit(deps, userIn(request), request.params.id),
  )
  app.post<{ Params: IdParam; Body: SplitBody }>(
    '/bookings/:id/split',
    { config: USER, schema: { params: idParam, body: splitBody } },
    (request) => startSplit(deps, userIn(request), request.params.id, request.body.shares),
  )
  app.post<{ Params: IdParam }>('/bookings/:id/split/give-up', ofBooking, (request) =>
    giveUpSplit(deps, userIn(request), request.params.id),
  )

  app.get<{ Params: TokenParam }>(
    '/splits/:token',
    { config: { access: 'public' }, schema: { params: tokenParam } },
    (request) => getSplit(deps.db, request.user, request.params.token, deps.clock.now()),
  )
  app.post<{ Params: TokenParam; Body: SharePayBody }>(
    '/splits/:token/pay',
    { config: USER, schema: { params: tokenParam, body: sharePayBody } },
    (request) => {
      const { share: number, source } = request.body
      const language = languageOf(request.headers['accept-language'])
      const { token } = request.params
      return payShare(deps, { payer: userIn(request), token, number, source, language })
    },
  )
  app.post<{ Params: TokenParam }>('/splits/:token/check', byLink, (request) =>
    checkShare(deps, userIn(request), request.params.token),
  )
}
