import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { flushRegularly } from '@/server/jobs/flush-regularly'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { viewBatch } from './view-batch'

/** The call returns at once; views are written in batches, every few seconds and at shutdown. */
export function viewRoutes(app: FastifyInstance, deps: Deps): void {
  const batch = viewBatch(deps)
  flushRegularly(app, deps, batch, 'views could not be written')

  app.post<{ Params: IdParam }>(
    '/services/:id/view',
    { config: { access: 'public' }, schema: { params: idParam } },
    async ({ params, ip, headers, user }, reply) => {
      batch.add({
        listingId: params.id,
        address: ip,
        userAgent: headers['user-agent'] ?? '',
        userId: user?._id ?? null,
      })
      return reply.code(204).send()
    },
  )
}
