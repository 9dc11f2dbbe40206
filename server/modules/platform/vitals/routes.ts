import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '@/lib/domain/network-of'
import type { Deps } from '@/server/deps'
import { flushRegularly } from '@/server/jobs/flush-regularly'
import { serve } from '@/server/plugins/serve'
import { memoryCounters, redisCounters } from '@/server/ports/counters'
import { readVitals } from './read-vitals'
import { vitalsBatch } from './vitals-batch'

const DAY_MS = 86_400_000
/** Of one address to one kind of page in a day: further ones are answered and not counted, so that no single sender moves a percentile. */
const MAX_VISITS = 5

/** Visits are written in batches, every few seconds and at shutdown. */
export function vitalsRoutes(app: FastifyInstance, deps: Deps): void {
  const batch = vitalsBatch(deps)
  const counters = deps.redis ? redisCounters(deps.redis) : memoryCounters()
  flushRegularly(app, deps, batch, 'vitals could not be written')

  serve(app, 'POST /vitals', async ({ body, ip }, _reply) => {
    const visitor = hashOfAddress(deps.config.sessionSecret, networkOf(ip))
    const { count } = await counters.count(`vitals:${body.page}:${visitor}`, DAY_MS)
    if (count <= MAX_VISITS) batch.add(body)
  })

  serve(app, 'GET /admin/vitals', ({ query }) => readVitals(deps, query))
}

/** Redis and the memory hold no address for a day. */
const hashOfAddress = (secret: string, address: string) =>
  createHmac('sha256', secret).update(`vitals|${address}`).digest('base64url')
