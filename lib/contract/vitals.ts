import { vitalsBody, vitalsQuery } from '@/lib/domain/vitals/vitals'
import type { Routes } from './route'
import { VitalsWire } from './schemas/vitals/vitals'

export const vitalsRoutes = {
  'POST /vitals': { access: 'public', body: vitalsBody },
  'GET /admin/vitals': { access: 'admin', area: 'system', query: vitalsQuery, answer: VitalsWire },
} as const satisfies Routes
