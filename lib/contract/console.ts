import { figuresFileQuery, figuresQuery } from '@/lib/domain/statistics/market'
import { file, type Routes } from './route'
import { listOf } from './schema'
import { AuditActor } from './schemas/admin/audit-wire'
import { OverviewWire } from './schemas/admin/overview'
import { FiguresWire } from './schemas/statistics/market'
import { StatusWire } from './schemas/status/status'

/** What the console of admins reads beside its tables. */
export const consoleRoutes = {
  'GET /admin/audit/actors': { access: 'admin', area: 'audit', answer: listOf(AuditActor) },
  'GET /admin/figures': { access: 'admin', area: 'overview', query: figuresQuery, answer: FiguresWire },
  'GET /admin/figures.csv': {
    ...{ access: 'admin', area: 'overview', use: 'export' },
    query: figuresFileQuery,
    answer: file('text/csv'),
  },
  'GET /admin/overview': { access: 'admin', area: 'overview', answer: OverviewWire },
  'GET /admin/status': { access: 'admin', area: 'system', answer: StatusWire },
} as const satisfies Routes
