import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { getAgreement, getAgreementPdf } from './get-agreement'

/** Agreements of bookings for events. */
export function agreementRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /bookings/:id/agreement', async ({ user, params }) => {
    const { agreement } = await getAgreement(deps.db, user, params.id)
    return {
      agreement: agreement && { version: agreement.version, issuedAt: agreement.createdAt.toISOString() },
    }
  })

  serve(app, 'GET /bookings/:id/agreement.pdf', async (request, reply) => {
    const { name, bytes } = await getAgreementPdf(deps, request.user, request.params.id)
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(bytes)
  })
}
