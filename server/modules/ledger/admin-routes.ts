import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { ledgerTable } from './ledger-table'
import { sumAccounts } from './sum-accounts'

const ADMIN = { access: 'admin', area: 'money' } as const
const noQuery = object({}).noUnknown().exact()

/** The ledger in the console; it is only read. */
export function adminLedgerRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...ledgerTable, config: ADMIN })
  app.get('/admin/ledger-accounts', { config: ADMIN, schema: { querystring: noQuery } }, () =>
    sumAccounts(deps.db),
  )
}
