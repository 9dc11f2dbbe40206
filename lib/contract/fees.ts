import { feesBody } from '@/lib/domain/calendar/fees'
import { idParam } from './inputs'
import type { Routes } from './route'
import { FeesWire } from './schemas/calendar/fees'

export const feeRoutes = {
  'GET /vendor/services/:id/fees': {
    access: 'vendor',
    action: 'readCalendar',
    params: idParam,
    answer: FeesWire,
  },
  'PUT /vendor/services/:id/fees': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    body: feesBody,
    answer: FeesWire,
    errors: ['invalid', 'changed_meanwhile'],
  },
} as const satisfies Routes
