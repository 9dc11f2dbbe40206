import type { FastifyInstance } from 'fastify'
import { type RateBody, rateBody } from '@/lib/domain/rates/wire'
import { type ReasonBody, reasonBody } from '@/lib/domain/reason'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { addRate, listRates, withdrawRate } from './manage-rates'

const ADMIN = { access: 'admin', area: 'money' } as const

export function rateRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/rates', { config: ADMIN }, () => listRates(deps))
  app.post<{ Body: RateBody }>(
    '/admin/rates',
    { config: ADMIN, schema: { body: rateBody } },
    async (request, reply) => {
      await addRate(deps, userIn(request), request.body)
      return reply.code(204).send()
    },
  )
  app.post<{ Params: IdParam; Body: ReasonBody }>(
    '/admin/rates/:id/withdraw',
    { config: ADMIN, schema: { params: idParam, body: reasonBody } },
    async (request, reply) => {
      await withdrawRate(deps, userIn(request), request.params.id, request.body.reason)
      return reply.code(204).send()
    },
  )
}
