import { stayRulesBody } from '@/lib/domain/calendar/stay-rules'
import { idParam } from './inputs'
import type { Routes } from './route'
import { StayRulesWire } from './schemas/calendar/stay-rules'

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
