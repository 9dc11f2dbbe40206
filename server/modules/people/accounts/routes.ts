import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InferType } from 'yup'
import type { codeRequestBody } from '@/lib/domain/account/account'
import type { Deps } from '@/server/deps'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { profileIn } from './read-session'
import { setCredentialCookies, visitorCredentials } from './requester'
import { hashOfToken } from './secrets'
import { codeRequestOf, resendCode, sendCode } from './send-code'
import { deleteSession, writeOwnColumns } from './store'
import { verifyCode } from './verify-code'

type CodeRequestBody = InferType<typeof codeRequestBody>

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const requestOf = (request: FastifyRequest<{ Body: CodeRequestBody }>) =>
    codeRequestOf(request, request.body.phone, visitorCredentials(request, deps.config, request.body))
  /** The challenge is sent as a cookie for browsers and in the body for clients without cookies. */
  const sent = <T extends { challenge?: string }>(reply: FastifyReply, answer: T): T => {
    setCredentialCookies(reply, deps.config, { challenge: answer.challenge })
    return answer
  }

  serve(app, 'POST /user/login', async (request, reply) => {
    const { phone, otp, ...data } = sent(reply, await sendCode(deps, requestOf(request), 'login'))
    return { user: { phone, otp }, data }
  })
  serve(app, 'POST /user/signup', async (request, reply) =>
    sent(reply, await sendCode(deps, requestOf(request), 'signup')),
  )
  serve(app, 'POST /user/resend-otp', async (request, reply) =>
    sent(reply, await resendCode(deps, requestOf(request))),
  )
  serve(app, 'POST /user/verify', async (request, reply) => {
    const taken = visitorCredentials(request, deps.config, request.body)
    const userAgent = request.headers['user-agent']
    const session = await verifyCode(deps, request.body, { held: taken, userAgent, address: request.ip })
    setCredentialCookies(reply, deps.config, { challenge: '', device: session.device })
    return session
  })

  serve(app, 'PUT /user/names', async (request) => {
    const names = { firstName: request.body.firstName, lastName: request.body.lastName ?? '' }
    await writeOwnColumns(deps.db, request.user._id, names)
    return { ...profileIn(request.user), ...names }
  })
  serve(app, 'POST /user/logout', async (request) => {
    await deleteSession(deps.db, hashOfToken(bearerOf(request) ?? ''))
  })
}
