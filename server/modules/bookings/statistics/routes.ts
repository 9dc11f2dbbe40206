import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { sendCsv } from '@/server/plugins/csv-file'
import { serve } from '@/server/plugins/serve'
import { getStatistics } from './get-statistics'
import { statisticsRows } from './statistics-rows'

/** How a vendor's listings do: nights, income, the way of visitors to a booking. */
export function statisticsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/statistics', (request) => {
    const { period = 'thisMonth', listing = null } = request.query
    return getStatistics(deps, memberIn(request), { period, listingId: listing })
  })
  serve(app, 'GET /vendor/statistics.csv', async (request, reply) => {
    const { period = 'thisMonth' } = request.query
    const rows = await statisticsRows(deps, memberIn(request).vendorId, period)
    return sendCsv(reply, `diyar-statistics-${period}.csv`, [rows])
  })
}
