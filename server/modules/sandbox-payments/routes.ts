import type { FastifyInstance } from 'fastify'
import { boolean, type InferType, object, string } from 'yup'
import { PAYMENT_METHODS } from '@/lib/domain/booking/money/payment-methods'
import {
  SANDBOX_CHOICES,
  SANDBOX_OUTCOMES,
  type SandboxPaymentWire,
} from '@/lib/domain/booking/money/sandbox'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { type IdParam, idParam } from '@/server/plugins/request-params'

const chooseBody = object({
  method: string().oneOf(PAYMENT_METHODS).required(),
  outcome: string().oneOf(SANDBOX_OUTCOMES).required(),
})
  .noUnknown()
  .exact()
const confirmBody = object({ confirmed: boolean().required() }).noUnknown().exact()

/** The calls of the test page. Its id cannot be guessed and shows only an amount, as the page of a provider does. */
export function sandboxPaymentRoutes(app: FastifyInstance, { payments }: Deps): void {
  const page = payments.sandbox
  if (!page) return
  const open = { config: { access: 'public' }, schema: { params: idParam } } as const

  app.get<{ Params: IdParam }>('/payments/sandbox/:id', open, async ({ params }) =>
    orNotFound(await page.read(params.id)),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof chooseBody> }>(
    '/payments/sandbox/:id/choose',
    { ...open, schema: { params: idParam, body: chooseBody } },
    async ({ params, body: { method, outcome } }) => {
      if (!SANDBOX_CHOICES[method].includes(outcome)) {
        throw new DomainError('bad_request', { issues: [issue('outcome', 'one_of')] })
      }
      return orNotFound(await page.choose(params.id, method, outcome))
    },
  )

  app.post<{ Params: IdParam; Body: InferType<typeof confirmBody> }>(
    '/payments/sandbox/:id/confirm',
    { ...open, schema: { params: idParam, body: confirmBody } },
    async ({ params, body }) => orNotFound(await page.confirm(params.id, body.confirmed)),
  )

  app.post<{ Params: IdParam }>('/payments/sandbox/:id/cancel', open, async ({ params }) =>
    orNotFound(await page.cancel(params.id)),
  )
}

function orNotFound(payment: SandboxPaymentWire | null): SandboxPaymentWire {
  if (!payment) throw new DomainError('not_found')
  return payment
}
