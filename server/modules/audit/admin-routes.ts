import type { FastifyInstance } from 'fastify'
import type { AuditActor } from '@/lib/domain/admin/audit-wire'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { serve } from '@/server/plugins/serve'
import { auditTable } from './audit-table'
import { actorToWire } from './line-to-wire'
import { listAdmins } from './store'

const ADMIN = { access: 'admin', area: 'audit' } as const

/** The audit trail in the console: read and filtered, never written. */
export function adminAuditRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...auditTable, config: ADMIN })

  serve(
    app,
    'GET /admin/audit/actors',
    async (): Promise<{ data: AuditActor[] }> => ({
      data: (await listAdmins(deps.db)).map(actorToWire),
    }),
  )
}
