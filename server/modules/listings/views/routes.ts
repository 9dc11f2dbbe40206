import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { flushRegularly } from '@/server/jobs/flush-regularly'
import { serve } from '@/server/plugins/serve'
import { viewBatch } from './view-batch'

/** The call returns at once; views are written in batches, every few seconds and at shutdown. */
export function viewRoutes(app: FastifyInstance, deps: Deps): void {
  const batch = viewBatch(deps)
  flushRegularly(app, deps, batch, 'views could not be written')

  serve(app, 'POST /services/:id/view', async ({ params, query, ip, headers, user }, _reply) => {
    batch.add({
      listingId: params.id,
      ...query,
      address: ip,
      userAgent: headers['user-agent'] ?? '',
      userId: user?._id ?? null,
    })
  })
}
