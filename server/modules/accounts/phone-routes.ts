import type { FastifyInstance } from 'fastify'
import type { InferType } from 'yup'
import { phoneBody, phoneChangeBody } from '@/lib/domain/account/account'
import type { Deps } from '@/server/deps'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { changePhone } from './change-phone'
import { getPhoneChange, requestPhoneChange, stopPhoneChange } from './later-phone-change'
import { userCredentials } from './requester'
import { codeRequestOf, sendCode } from './send-code'

const USER = { access: 'user' } as const

type PhoneChange = { Body: InferType<typeof phoneChangeBody> }

/** Another number for an account: at once with a code to the old one, without it in a week. */
export function phoneRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: InferType<typeof phoneBody> }>(
    '/user/phone',
    { config: USER, schema: { body: phoneBody } },
    (request) => {
      const holding = userCredentials(request, { isOwnNumber: false })
      return sendCode(deps, codeRequestOf(request, request.body.phone, holding), 'changePhone')
    },
  )
  app.put<PhoneChange>(
    '/user/phone',
    { config: { ...USER, proof: 'phone' }, schema: { body: phoneChangeBody } },
    (request) => changePhone(deps, userIn(request), { ...request.body, challenge: bearerOf(request) ?? '' }),
  )

  app.get('/user/phone-change', { config: USER }, (request) => getPhoneChange(deps, userIn(request)._id))
  app.post<PhoneChange>(
    '/user/phone-change',
    { config: { ...USER, proof: 'phoneWithoutOld' }, schema: { body: phoneChangeBody } },
    (request) =>
      requestPhoneChange(deps, userIn(request), { ...request.body, challenge: bearerOf(request) ?? '' }),
  )
  app.delete('/user/phone-change', { config: USER }, async (request, reply) => {
    await stopPhoneChange(deps, userIn(request)._id)
    return reply.code(204).send()
  })
}
