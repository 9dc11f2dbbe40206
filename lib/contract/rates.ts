import { rateBody } from '@/lib/domain/rates/wire'
import { reasonBody } from '@/lib/domain/reason'
import { idParam } from './inputs'
import type { Routes } from './route'
import { RateListWire } from './schemas/rates/wire'

export const ratesRoutes = {
  'GET /admin/rates': { access: 'admin', area: 'money', answer: RateListWire },
  'POST /admin/rates': { access: 'admin', area: 'money', body: rateBody },
  'POST /admin/rates/:id/withdraw': { access: 'admin', area: 'money', params: idParam, body: reasonBody },
} as const satisfies Routes
