import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { StayRulesWire } from '@/lib/contract/schemas/calendar/stay-rules'
import { stayRulesBody } from '@/lib/domain/calendar/stay-rules'

export const stayRuleRoutes = {
  'GET /vendor/services/:id/stay-rules': {
    access: 'vendor',
    action: 'readCalendar',
    params: idParam,
    answer: StayRulesWire,
  },
  'PUT /vendor/services/:id/stay-rules': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    body: stayRulesBody,
    answer: StayRulesWire,
    errors: ['invalid', 'changed_meanwhile'],
  },
} as const satisfies Routes
