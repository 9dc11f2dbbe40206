import type { FastifyInstance, FastifyReply } from 'fastify'
import { listingTypeBySlug } from '@/lib/domain/listing/listing-types'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { getAreaImage, getCardImage } from './get-card'

/** Messengers cache for days anyway; a changed price may appear a day later. */
const A_DAY = 'public, max-age=86400'

export function ogRoutes(app: FastifyInstance, deps: Deps): void {
  const send = (reply: FastifyReply, bytes: Uint8Array) =>
    reply
      .header('cache-control', A_DAY)
      .header('x-content-type-options', 'nosniff')
      .type('image/jpeg')
      .send(bytes)
  serve(app, 'GET /og/:id/:language', async ({ params }, reply) =>
    send(reply, await getCardImage(deps, params.id, params.language)),
  )
  serve(app, 'GET /og/areas/:city/:type/:language', async ({ params, query }, reply) => {
    const area = { city: params.city, ...query, type: listingTypeBySlug(params.type)?.type ?? null }
    return send(reply, await getAreaImage(deps, area, params.language))
  })
}
