import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type InferType, object } from 'yup'
import { codeRequestBody, type Names, namesBody, verifyBody } from '@/lib/domain/account/account'
import type { Deps } from '@/server/deps'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { profileIn } from './read-session'
import { setCredentialCookies, visitorCredentials } from './requester'
import { hashOfToken } from './secrets'
import { codeRequestOf, resendCode, sendCode } from './send-code'
import { deleteSession, writeOwnColumns } from './store'
import { verifyCode } from './verify-code'

type CodeRequestBody = InferType<typeof codeRequestBody>

const PUBLIC = { access: 'public' } as const
const USER = { access: 'user' } as const
const noBody = object({}).noUnknown().exact()

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const codeCall = { config: PUBLIC, schema: { body: codeRequestBody } }
  const requestOf = (request: FastifyRequest<{ Body: CodeRequestBody }>) =>
    codeRequestOf(request, request.body.phone, visitorCredentials(request, deps.config, request.body))
  /** The challenge is sent as a cookie for browsers and in the body for clients without cookies. */
  const sent = <T extends { challenge?: string }>(reply: FastifyReply, answer: T): T => {
    setCredentialCookies(reply, deps.config, { challenge: answer.challenge })
    return answer
  }

  app.post<{ Body: CodeRequestBody }>('/user/login', codeCall, async (request, reply) => {
    const { phone, otp, ...data } = sent(reply, await sendCode(deps, requestOf(request), 'login'))
    return { user: { phone, otp }, data }
  })
  app.post<{ Body: CodeRequestBody }>('/user/signup', codeCall, async (request, reply) =>
    sent(reply, await sendCode(deps, requestOf(request), 'signup')),
  )
  app.post<{ Body: CodeRequestBody }>('/user/resend-otp', codeCall, async (request, reply) =>
    sent(reply, await resendCode(deps, requestOf(request))),
  )
  app.post<{ Body: InferType<typeof verifyBody> }>(
    '/user/verify',
    { config: PUBLIC, schema: { body: verifyBody } },
    async (request, reply) => {
      const taken = visitorCredentials(request, deps.config, request.body)
      const userAgent = request.headers['user-agent']
      const session = await verifyCode(deps, request.body, { held: taken, userAgent })
      setCredentialCookies(reply, deps.config, { challenge: '', device: session.device })
      return session
    },
  )

  app.put<{ Body: Names }>('/user/names', { config: USER, schema: { body: namesBody } }, async (request) => {
    const names = { firstName: request.body.firstName, lastName: request.body.lastName ?? '' }
    await writeOwnColumns(deps.db, userIn(request)._id, names)
    return { ...profileIn(userIn(request)), ...names }
  })
  app.post('/user/logout', { config: USER, schema: { body: noBody } }, async (request, reply) => {
    await deleteSession(deps.db, hashOfToken(bearerOf(request) ?? ''))
    return reply.code(204).send()
  })
}
