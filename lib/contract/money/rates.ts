import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { RateListWire } from '@/lib/contract/schemas/rates/wire'
import { rateBody } from '@/lib/domain/rates/wire'
import { reasonBody } from '@/lib/domain/reason'

export const ratesRoutes = {
  'GET /admin/rates': { access: 'admin', area: 'money', answer: RateListWire },
  'POST /admin/rates': { access: 'admin', area: 'money', body: rateBody, errors: ['invalid'] },
  'POST /admin/rates/:id/withdraw': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: reasonBody,
    errors: ['already_done', 'deadline_passed'],
  },
} as const satisfies Routes
