import type { FastifyInstance } from 'fastify'
import { mayRead } from '@/lib/domain/admin/areas'
import { DomainError } from '@/lib/domain/issues'
import { FIGURE_SPANS, type FiguresQuery, isOfMoney } from '@/lib/domain/statistics/market'
import type { Deps } from '@/server/deps'
import { sendCsv } from '@/server/plugins/csv-file'
import { serve } from '@/server/plugins/serve'
import type { SignedIn } from '@/server/policy/signed-in'
import { figuresRows } from './figures-rows'
import { type FiguresRequest, getFigures } from './get-figures'

/** How the market does, for those who run it. */
export function figuresRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/figures', ({ query, user }) => getFigures(deps, requestOf(query, user)))
  serve(app, 'GET /admin/figures.csv', async ({ query, user }, reply) => {
    const request = requestOf(query, user)
    if (isOfMoney(query.file) && !request.mayReadMoney) throw new DomainError('role_may_not')
    const figures = await getFigures(deps, request)
    return sendCsv(reply, `diyar-${query.file}-${figures.until}.csv`, [figuresRows(figures, query.file)])
  })
}

const requestOf = ({ days, by, city, type }: FiguresQuery, { adminRole }: SignedIn): FiguresRequest => ({
  mayReadMoney: mayRead(adminRole, 'money'),
  span: FIGURE_SPANS.find((one) => String(one) === days) ?? 28,
  group: by ?? 'city',
  city,
  type,
})
