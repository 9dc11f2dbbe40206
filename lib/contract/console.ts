import { figuresFileQuery, figuresQuery } from '@/lib/domain/statistics/market'
import { incidentBody, newIncidentBody } from '@/lib/domain/status/incidents'
import { idParam } from './inputs'
import { file, type Routes } from './route'
import { listOf } from './schema'
import { AuditActor } from './schemas/admin/audit-wire'
import { OverviewWire, WaitingWire } from './schemas/admin/overview'
import { FiguresWire } from './schemas/statistics/market'
import { IncidentWire } from './schemas/status/incidents'
import { PublicStatusWire, ServiceLevelWire } from './schemas/status/service-levels'
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
  // Not `admin`: every role has a menu, which names what waits in the areas that the role reads.
  'GET /admin/queues': { access: 'anyAdmin', answer: listOf(WaitingWire) },
  'GET /admin/status': { access: 'admin', area: 'system', answer: StatusWire },
  'GET /admin/service-levels': { access: 'admin', area: 'system', answer: listOf(ServiceLevelWire) },
  'GET /admin/incidents': { access: 'admin', area: 'system', answer: listOf(IncidentWire) },
  'POST /admin/incidents': {
    ...{ access: 'admin', area: 'system' },
    body: newIncidentBody,
    status: 201,
    answer: IncidentWire,
  },
  'PUT /admin/incidents/:id': {
    ...{ access: 'admin', area: 'system' },
    params: idParam,
    body: incidentBody,
    answer: IncidentWire,
    errors: ['changed_meanwhile'],
  },
  'GET /public-status': { access: 'public', answer: PublicStatusWire },
} as const satisfies Routes
