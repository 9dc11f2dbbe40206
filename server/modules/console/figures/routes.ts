import type { FastifyInstance } from 'fastify'
import { FIGURE_SPANS, type FiguresQuery } from '@/lib/domain/statistics/market'
import type { Deps } from '@/server/deps'
import { sendCsv } from '@/server/plugins/csv-file'
import { serve } from '@/server/plugins/serve'
import { figuresRows } from './figures-rows'
import { type FiguresRequest, getFigures } from './get-figures'

/** How the market does, for those who run it. */
export function figuresRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/figures', ({ query }) => getFigures(deps, requestOf(query)))
  serve(app, 'GET /admin/figures.csv', async ({ query }, reply) => {
    const figures = await getFigures(deps, requestOf(query))
    return sendCsv(reply, `diyar-${query.file}-${figures.until}.csv`, [figuresRows(figures, query.file)])
  })
}

const requestOf = ({ days, by, city, type }: FiguresQuery): FiguresRequest => ({
  span: FIGURE_SPANS.find((one) => String(one) === days) ?? 28,
  group: by ?? 'city',
  city,
  type,
})
