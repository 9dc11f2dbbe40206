import { ownAddOnsBody } from '@/lib/domain/calendar/own-add-ons'
import { idParam } from './inputs'
import type { Routes } from './route'
import { OwnAddOnsWire } from './schemas/calendar/own-add-ons'

export const ownAddOnRoutes = {
  'GET /vendor/services/:id/add-ons': {
    access: 'vendor',
    action: 'readCalendar',
    params: idParam,
    answer: OwnAddOnsWire,
  },
  'PUT /vendor/services/:id/add-ons': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    body: ownAddOnsBody,
    answer: OwnAddOnsWire,
    errors: ['invalid', 'changed_meanwhile'],
  },
} as const satisfies Routes
