import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { OwnAddOnsWire } from '@/lib/contract/schemas/calendar/own-add-ons'
import { ownAddOnsBody } from '@/lib/domain/calendar/own-add-ons'

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
