import type { FastifyInstance } from 'fastify'
import type { SandboxPaymentWire } from '@/lib/contract/schemas/booking/money/sandbox'
import { SANDBOX_CHOICES } from '@/lib/domain/booking/money/sandbox'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'

/** The calls of the test page. Its id cannot be guessed and shows only an amount, as the page of a provider does. */
export function sandboxPaymentRoutes(app: FastifyInstance, { payments }: Deps): void {
  const page = payments.sandbox
  if (!page) return

  serve(app, 'GET /payments/sandbox/:id', async ({ params }) => orNotFound(await page.read(params.id)))

  serve(app, 'POST /payments/sandbox/:id/choose', async ({ params, body: { method, outcome } }) => {
    if (!SANDBOX_CHOICES[method].includes(outcome)) {
      throw new DomainError('bad_request', { issues: [issue('outcome', 'one_of')] })
    }
    return orNotFound(await page.choose(params.id, method, outcome))
  })

  serve(app, 'POST /payments/sandbox/:id/confirm', async ({ params, body }) =>
    orNotFound(await page.confirm(params.id, body.confirmed)),
  )

  serve(app, 'POST /payments/sandbox/:id/cancel', async ({ params }) =>
    orNotFound(await page.cancel(params.id)),
  )
}

function orNotFound(payment: SandboxPaymentWire | null): SandboxPaymentWire {
  if (!payment) throw new DomainError('not_found')
  return payment
}
