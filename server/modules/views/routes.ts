import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { viewBatch } from './view-batch'

const EVERY_MS = 3000

/** The call returns at once; views are written in batches, every few seconds and at shutdown. */
export function viewRoutes(app: FastifyInstance, deps: Deps): void {
  const batch = viewBatch(deps)
  let running: Promise<void> = Promise.resolve()
  const flush = () => {
    running = running
      .then(() => batch.flush())
      .catch((error: unknown) => deps.log.error({ err: error }, 'views could not be written'))
    return running
  }
  const timer = setInterval(flush, EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })

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
