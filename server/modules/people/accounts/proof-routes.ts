import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
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
    await spendCode(deps, { ...request.body, phone: request.user.phone, challenge }, ['proof'])
    await markProven(deps.db, hashOfToken(challenge), deps.clock.now())
  })
}
