import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { differenceTable } from './difference-table'

export function reconciliationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/reconciliation', (request) => listWithMore(deps, differenceTable, request))
  serve(app, 'GET /admin/reconciliation.csv', (request, reply) =>
    sendTable(deps, differenceTable, request, reply),
  )
}
