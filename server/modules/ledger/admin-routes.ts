import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { serve } from '@/server/plugins/serve'
import { ledgerTable } from './ledger-table'
import { sumAccounts } from './sum-accounts'

const ADMIN = { access: 'admin', area: 'money' } as const

/** The ledger in the console; it is only read. */
export function adminLedgerRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...ledgerTable, config: ADMIN })
  serve(app, 'GET /admin/ledger-accounts', () => sumAccounts(deps.db))
}
