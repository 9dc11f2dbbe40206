import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { asFile } from '@/server/plugins/private-file'
import { serve } from '@/server/plugins/serve'
import { getEvidence } from './get-evidence'

/** What Diyar answers a cardholder's bank with. */
export function chargebackEvidenceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/chargebacks/:id/evidence.pdf', async (request, reply) => {
    const language = request.query.language ?? languageOf(request.headers['accept-language'])
    const { name, bytes } = await getEvidence(deps, request.user, request.params.id, language)
    return asFile(reply, name).type('application/pdf').send(bytes)
  })
}
