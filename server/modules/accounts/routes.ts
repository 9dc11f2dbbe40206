import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import { type Names, namesBody, phoneBody, verifyBody } from '@/lib/domain/account'
import type { Deps } from '@/server/deps'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { hashOfToken } from './secrets'
import { codeAsked, resendCode, sendCode } from './send-code'
import { deleteSession, writeOwnColumns } from './store'
import { verifyCode } from './verify-code'

type PhoneBody = InferType<typeof phoneBody>

const PUBLIC = { access: 'public' } as const
const USER = { access: 'user' } as const
const noBody = object({}).noUnknown().exact()

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const phoneCall = { config: PUBLIC, schema: { body: phoneBody } }

  app.post<{ Body: PhoneBody }>('/user/login', phoneCall, async (request) => {
    const { phone, otp, expiresIn, resendIn } = await sendCode(
      deps,
      codeAsked(request, request.body.phone),
      'login',
    )
    return { user: { phone, otp }, data: { expiresIn, resendIn } }
  })
  app.post<{ Body: PhoneBody }>('/user/signup', phoneCall, (request) =>
    sendCode(deps, codeAsked(request, request.body.phone), 'signup'),
  )
  app.post<{ Body: PhoneBody }>('/user/resend-otp', phoneCall, (request) =>
    resendCode(deps, codeAsked(request, request.body.phone)),
  )
  app.post<{ Body: InferType<typeof verifyBody> }>(
    '/user/verify',
    { config: PUBLIC, schema: { body: verifyBody } },
    (request) => verifyCode(deps, request.body, request.headers['user-agent']),
  )

  app.put<{ Body: Names }>('/user/names', { config: USER, schema: { body: namesBody } }, async (request) => {
    const names = { firstName: request.body.firstName, lastName: request.body.lastName ?? '' }
    await writeOwnColumns(deps.db, userIn(request)._id, names)
    return { ...userIn(request), ...names }
  })
  app.post('/user/logout', { config: USER, schema: { body: noBody } }, async (request, reply) => {
    await deleteSession(deps.db, hashOfToken(bearerOf(request) ?? ''))
    return reply.code(204).send()
  })
}
