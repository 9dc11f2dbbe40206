import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { payBody } from '@/server/modules/bookings/bodies'
import { payBooking } from '@/server/modules/bookings/guest/pay-booking'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { checkPayment } from './check-payment'
import { getPayableBalance } from './get-payable-balance'
import { receiveWebhook } from './receive-webhook'

const USER = { access: 'user' } as const

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

  app.get('/payments/provider', { config: USER }, () => ({
    provider: payments.provider,
    methods: payments.methods,
    cardForm: payments.cardForm,
  }))

  app.post<{ Params: IdParam; Body: InferType<typeof payBody> | undefined }>(
    '/bookings/:id/pay',
    { config: USER, schema: { params: idParam, body: payBody } },
    (request) => {
      const language = languageOf(request.headers['accept-language'])
      return payBooking(deps, userIn(request), request.params.id, { ...request.body, language })
    },
  )

  app.get<{ Params: IdParam }>(
    '/bookings/:id/pay/balance',
    { config: USER, schema: { params: idParam } },
    (request) => getPayableBalance(deps.db, userIn(request), request.params.id),
  )

  app.post<{ Params: IdParam }>(
    '/bookings/:id/pay/check',
    { config: USER, schema: { params: idParam } },
    (request) => checkPayment(deps, userIn(request), request.params.id),
  )

  app.post<{ Body: InferType<typeof webhookBody> }>(
    `/payments/webhooks/${payments.provider}`,
    { config: { access: 'public' }, schema: { body: webhookBody } },
    async (request) => {
      await receiveWebhook(deps, request.body)
      return {}
    },
  )
}
