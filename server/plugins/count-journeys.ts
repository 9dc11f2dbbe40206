import type { FastifyInstance } from 'fastify'
import { journeyCallOf } from '@/lib/domain/status/service-levels'
import type { Deps } from '@/server/deps'
import { flushRegularly } from '@/server/jobs/flush-regularly'
import { serviceLevelBatch } from '@/server/modules/console/service-levels/service-level-batch'

/** Counts the calls that have an objective, after their answer. */
export function countJourneys(app: FastifyInstance, deps: Deps): void {
  const batch = serviceLevelBatch(deps)
  flushRegularly(app, deps, batch, 'service levels could not be written')
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? ''
    const call = journeyCallOf({ method, route, status: statusCode, elapsedMs: elapsedTime })
    if (call) batch.add(call)
  })
}
