import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { asFile } from '@/server/plugins/private-file'
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
    return asFile(reply, name, 'inline').type('application/pdf').send(bytes)
  })
}
