import type { FastifyInstance } from 'fastify'
import type { AuditActor } from '@/lib/contract/schemas/admin/audit-wire'
import type { Deps } from '@/server/deps'
import { listTable, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { auditTable } from './audit-table'
import { actorToWire } from './line-to-wire'
import { listAdmins } from './store'

/** The audit trail in the console: read and filtered, never written. */
export function adminAuditRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/audit', (request) => listTable(deps, auditTable, request))
  serve(app, 'GET /admin/audit.csv', (request, reply) => sendTable(deps, auditTable, request, reply))

  serve(
    app,
    'GET /admin/audit/actors',
    async (): Promise<{ data: AuditActor[] }> => ({
      data: (await listAdmins(deps.db)).map(actorToWire),
    }),
  )
}
