import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { addNoShowRule, listNoShowRules, withdrawNoShowRule } from './manage-no-show'
import { addRate, listRates, withdrawRate } from './manage-rates'
import { addStayVatRule, listStayVatRules, withdrawStayVatRule } from './manage-stay-vat'

export function rateRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/rates', () => listRates(deps))
  serve(app, 'POST /admin/rates', async (request) => {
    await addRate(deps, request.user, request.body)
  })
  serve(app, 'POST /admin/rates/:id/withdraw', async (request) => {
    await withdrawRate(deps, request.user, request.params.id, request.body.reason)
  })
  serve(app, 'GET /admin/stay-vat-rules', () => listStayVatRules(deps))
  serve(app, 'POST /admin/stay-vat-rules', async (request) => {
    await addStayVatRule(deps, request.user, request.body)
  })
  serve(app, 'POST /admin/stay-vat-rules/:id/withdraw', async (request) => {
    await withdrawStayVatRule(deps, request.user, request.params.id, request.body.reason)
  })
  serve(app, 'GET /admin/no-show-rules', () => listNoShowRules(deps))
  serve(app, 'POST /admin/no-show-rules', async (request) => {
    await addNoShowRule(deps, request.user, request.body)
  })
  serve(app, 'POST /admin/no-show-rules/:id/withdraw', async (request) => {
    await withdrawNoShowRule(deps, request.user, request.params.id, request.body.reason)
  })
}
