import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { cancelWeeks } from './cancel-weeks'
import { createSeries } from './create-series'
import { getSeries } from './get-series'
import { quoteSeries } from './quote-series'

/** Weekly visits by the hour that are booked together. */
export function seriesRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'POST /series/quote', ({ user, body }) => quoteSeries(deps, user?._id ?? null, body))
  serve(app, 'POST /series', async (request, reply) => {
    const { status, body } = await createSeries(
      deps,
      request.user,
      request.body,
      request.headers['idempotency-key'],
    )
    return reply.code(status).send(body)
  })
  serve(app, 'GET /series/:id', ({ user, params }) =>
    getSeries(deps.db, user._id, params.id, deps.clock.now()),
  )
  serve(app, 'POST /series/:id/cancel', ({ user, params, body }) =>
    cancelWeeks(deps, user, params.id, body.bookingIds),
  )
}
