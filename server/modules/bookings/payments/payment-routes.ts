import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { cancelPayment, payBooking, payByCode } from '@/server/modules/bookings/guest/pay-booking'
import { findPayerOf } from '@/server/modules/bookings/splits/share-pass'
import { serve } from '@/server/plugins/serve'
import { startApplePaySession } from './attempts/apple-pay-session'
import { checkPayment } from './attempts/check-payment'
import { getPayableBalance } from './balance/get-payable-balance'
import { receiveWebhook } from './receive-webhook'

/** A provider adds fields as it likes; only these are read, and none is believed. */
const webhookBody = object({
  id: string().max(100),
  type: string().max(100),
  secret_token: string().max(500).required(),
  data: object({ id: string().max(100).required() }).required(),
})

/** Paying a booking, what became of it, and what the provider announces. */
export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { payments } = deps

  serve(app, 'GET /payments/provider', () => ({
    provider: payments.provider,
    methods: [...payments.methods],
    cardForm: payments.cardForm,
  }))

  serve(app, 'POST /bookings/:id/pay', (request) => {
    const language = languageOf(request.headers['accept-language'])
    return payBooking(deps, request.user, request.params.id, { ...request.body, language })
  })

  serve(app, 'POST /bookings/:id/pay/code', ({ user, params, body }) =>
    payByCode(deps, user, params.id, body.code),
  )
  serve(app, 'POST /bookings/:id/pay/cancel', ({ user, params }) => cancelPayment(deps, user, params.id))

  serve(app, 'POST /payments/apple-pay/session', async (request) => {
    if (!(await findPayerOf(deps, request))) throw new DomainError('unauthenticated')
    return startApplePaySession(deps, request.body.validationUrl)
  })

  serve(app, 'GET /bookings/:id/pay/balance', (request) =>
    getPayableBalance(deps.db, request.user, request.params.id),
  )

  serve(app, 'POST /bookings/:id/pay/check', (request) => checkPayment(deps, request.user, request.params.id))

  // Its address names the provider that is set up.
  app.post<{ Body: InferType<typeof webhookBody> }>(
    `/payments/webhooks/${payments.provider}`,
    { config: { access: 'public' }, schema: { body: webhookBody } },
    async (request) => {
      await receiveWebhook(deps, request.body)
      return {}
    },
  )
}
