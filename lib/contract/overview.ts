import type { Routes } from './route'
import { OverviewWire } from './schemas/admin/overview'

export const overviewRoutes = {
  'GET /admin/overview': { access: 'admin', area: 'overview', answer: OverviewWire },
} as const satisfies Routes
