import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { FeesWire } from '@/lib/contract/schemas/calendar/fees'
import { feesBody } from '@/lib/domain/calendar/fees'

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
