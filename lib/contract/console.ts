import type { Routes } from './route'
import { listOf } from './schema'
import { AuditActor } from './schemas/admin/audit-wire'
import { OverviewWire } from './schemas/admin/overview'
import { StatusWire } from './schemas/status/status'

/** What the console of admins reads beside its tables. */
export const consoleRoutes = {
  'GET /admin/audit/actors': { access: 'admin', area: 'audit', answer: listOf(AuditActor) },
  'GET /admin/overview': { access: 'admin', area: 'overview', answer: OverviewWire },
  'GET /admin/status': { access: 'admin', area: 'system', answer: StatusWire },
} as const satisfies Routes
