import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '@/lib/domain/network-of'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { flushRegularly } from '@/server/jobs/flush-regularly'
import { deviceOf } from '@/server/modules/people/accounts/device'
import { serve } from '@/server/plugins/serve'
import { memoryCounters, redisCounters } from '@/server/ports/counters'
import { searchViewBatch } from './search-view-batch'

const DAY_MS = 86_400_000
/** Different searches of one network in a day: further ones are answered and not counted, so that no single sender makes demand. */
const MAX_SEARCHES = 200
/** Reports of one network in a day, equal ones too: further ones are answered without a word in Redis of their own. */
const MAX_REPORTS = 2000

/** Searches as browsers report them, so that pages from a cache count and programs that run no script do not. */
export function searchViewRoutes(app: FastifyInstance, deps: Deps): void {
  const batch = searchViewBatch(deps)
  const counters = deps.redis ? redisCounters(deps.redis) : memoryCounters()
  flushRegularly(app, deps, batch, 'searches could not be written')

  serve(app, 'POST /search-views', async ({ body, ip, headers, user }, _reply) => {
    const day = riyadhDay(deps.clock.now())
    const hash = (...parts: (string | undefined)[]) =>
      createHmac('sha256', deps.config.sessionSecret)
        .update(JSON.stringify(['search', day, ...parts]))
        .digest('base64url')
    const network = hash(networkOf(ip))
    const reports = await counters.count(`search-reports:${network}`, DAY_MS)
    if (reports.count > MAX_REPORTS) return
    const visitor = user?._id ?? `${ip}|${deviceOf(headers['user-agent'] ?? '')}`
    const { city, type, checkIn, checkOut } = body
    const same = await counters.count(`search:${hash(visitor, city, type, checkIn, checkOut)}`, DAY_MS)
    if (same.count > 1) return
    const { count } = await counters.count(`searches:${network}`, DAY_MS)
    if (count <= MAX_SEARCHES) batch.add(body)
  })
}
