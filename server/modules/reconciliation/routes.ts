import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { differenceTable } from './difference-table'

export function reconciliationRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...differenceTable, config: { access: 'admin', area: 'money' } })
}
