import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { NoShowRuleListWire } from '@/lib/contract/schemas/rates/no-show'
import { StayVatRuleListWire } from '@/lib/contract/schemas/rates/stay-vat'
import { RateListWire } from '@/lib/contract/schemas/rates/wire'
import { noShowRuleBody, rateBody, stayVatRuleBody } from '@/lib/domain/rates/bodies'
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
  'GET /admin/stay-vat-rules': { access: 'admin', area: 'money', answer: StayVatRuleListWire },
  'POST /admin/stay-vat-rules': {
    access: 'admin',
    area: 'money',
    body: stayVatRuleBody,
    errors: ['invalid'],
  },
  'POST /admin/stay-vat-rules/:id/withdraw': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: reasonBody,
    errors: ['already_done', 'deadline_passed'],
  },
  'GET /admin/no-show-rules': { access: 'admin', area: 'money', answer: NoShowRuleListWire },
  'POST /admin/no-show-rules': {
    access: 'admin',
    area: 'money',
    body: noShowRuleBody,
    errors: ['invalid'],
  },
  'POST /admin/no-show-rules/:id/withdraw': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: reasonBody,
    errors: ['already_done', 'deadline_passed'],
  },
} as const satisfies Routes
