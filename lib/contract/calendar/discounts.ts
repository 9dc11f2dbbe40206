import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { DiscountsWire } from '@/lib/contract/schemas/calendar/discounts'
import { discountsBody } from '@/lib/domain/calendar/discounts'

export const discountRoutes = {
  'GET /vendor/services/:id/discounts': {
    access: 'vendor',
    action: 'readCalendar',
    params: idParam,
    answer: DiscountsWire,
  },
  'PUT /vendor/services/:id/discounts': {
    access: 'vendor',
    action: 'editCalendar',
    params: idParam,
    body: discountsBody,
    answer: DiscountsWire,
    errors: ['invalid', 'unusual_change', 'changed_meanwhile'],
  },
} as const satisfies Routes
