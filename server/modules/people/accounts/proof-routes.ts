import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { lockUser } from './lock-user'
import { userCredentials } from './requester'
import { hashOfToken } from './secrets'
import { codeRequestOf, sendCode } from './send-code'
import { markProven } from './store'
import { spendCode } from './verify-code'

/** How a session shows that its owner is here: a code to the number on file. The second step of admins has calls of its own. */
export function proofRoutes(app: FastifyInstance, deps: Deps): void {
  /** 204 while the session is proven, for what a browser opens itself, such as a file. */
  serve(app, 'GET /user/proof', () => undefined)

  serve(app, 'POST /user/proof', (request) => {
    const holding = userCredentials(request, { isOwnNumber: true })
    return sendCode(deps, codeRequestOf(request, request.user.phone, holding), 'proof')
  })
  serve(app, 'PUT /user/proof', async (request) => {
    const challenge = bearerOf(request) ?? ''
    const { _id: userId, phone } = request.user
    await spendCode(deps, { ...request.body, phone, challenge }, ['proof'])
    await deps.db.transaction(async (tx) => {
      // The number may have changed since the call came in, which ended what the old one proves.
      if ((await lockUser(tx, userId))?.phone !== phone) throw new DomainError('wrong_otp')
      await markProven(tx, hashOfToken(challenge), deps.clock.now())
    })
  })
}
