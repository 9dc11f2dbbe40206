import type { Routes } from './route'
import { StatusWire } from './schemas/status/status'

export const statusRoutes = {
  'GET /admin/status': { access: 'admin', area: 'system', answer: StatusWire },
} as const satisfies Routes
