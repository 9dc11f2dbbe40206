import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changePhone } from './change-phone'
import { getPhoneChange, requestPhoneChange, stopPhoneChange } from './later-phone-change'
import { userCredentials } from './requester'
import { codeRequestOf, sendCode } from './send-code'

/** Another number for an account: at once with a code to the old one, without it in a week. */
export function phoneRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'POST /user/phone', (request) => {
    const holding = userCredentials(request, { isOwnNumber: false })
    return sendCode(deps, codeRequestOf(request, request.body.phone, holding), 'changePhone')
  })
  serve(app, 'PUT /user/phone', (request) =>
    changePhone(deps, request.user, { ...request.body, challenge: bearerOf(request) ?? '' }),
  )

  serve(app, 'GET /user/phone-change', (request) => getPhoneChange(deps, request.user._id))
  serve(app, 'POST /user/phone-change', (request) =>
    requestPhoneChange(deps, request.user, { ...request.body, challenge: bearerOf(request) ?? '' }),
  )
  serve(app, 'DELETE /user/phone-change', async (request) => {
    await stopPhoneChange(deps, request.user._id)
  })
}
