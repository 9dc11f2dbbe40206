import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { PromotionWire } from '@/lib/contract/schemas/promotions/wire'
import { promotionBody } from '@/lib/domain/promotions/wire'
import { reasonBody } from '@/lib/domain/reason'

export const promotionsRoutes = {
  'POST /admin/promotions': {
    access: 'admin',
    area: 'money',
    body: promotionBody,
    status: 201,
    answer: PromotionWire,
    errors: ['already_done'],
  },
  'POST /admin/promotions/:id/end': {
    access: 'admin',
    area: 'money',
    params: idParam,
    body: reasonBody,
    answer: PromotionWire,
    errors: ['already_done'],
  },
} as const satisfies Routes
