import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listTable, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { ledgerTable } from './ledger-table'
import { sumAccounts } from './sum-accounts'

/** The ledger in the console; it is only read. */
export function adminLedgerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/ledger', (request) => listTable(deps, ledgerTable, request))
  serve(app, 'GET /admin/ledger.csv', (request, reply) => sendTable(deps, ledgerTable, request, reply))
  serve(app, 'GET /admin/ledger-accounts', () => sumAccounts(deps.db))
}
