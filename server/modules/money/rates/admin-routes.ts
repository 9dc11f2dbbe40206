import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { addRate, listRates, withdrawRate } from './manage-rates'

export function rateRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/rates', () => listRates(deps))
  serve(app, 'POST /admin/rates', async (request) => {
    await addRate(deps, request.user, request.body)
  })
  serve(app, 'POST /admin/rates/:id/withdraw', async (request) => {
    await withdrawRate(deps, request.user, request.params.id, request.body.reason)
  })
}
