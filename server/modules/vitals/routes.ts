import type { FastifyInstance } from 'fastify'
import { type VitalsBody, type VitalsQuery, vitalsBody, vitalsQuery } from '@/lib/domain/vitals/vitals'
import type { Deps } from '@/server/deps'
import { flushRegularly } from '@/server/jobs/flush-regularly'
import { readVitals } from './read-vitals'
import { vitalsBatch } from './vitals-batch'

/** Visits are written in batches, every few seconds and at shutdown. */
export function vitalsRoutes(app: FastifyInstance, deps: Deps): void {
  const batch = vitalsBatch(deps)
  flushRegularly(app, deps, batch, 'vitals could not be written')

  app.post<{ Body: VitalsBody }>(
    '/vitals',
    { config: { access: 'public' }, schema: { body: vitalsBody } },
    async ({ body }, reply) => {
      batch.add(body)
      return reply.code(204).send()
    },
  )

  app.get<{ Querystring: VitalsQuery }>(
    '/admin/vitals',
    { config: { access: 'admin', area: 'system' }, schema: { querystring: vitalsQuery } },
    ({ query }) => readVitals(deps, query),
  )
}
