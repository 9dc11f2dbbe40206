import type { Routes } from './route'
import { listOf } from './schema'
import { AuditActor } from './schemas/admin/audit-wire'

export const auditRoutes = {
  'GET /admin/audit/actors': { access: 'admin', area: 'audit', answer: listOf(AuditActor) },
} as const satisfies Routes
