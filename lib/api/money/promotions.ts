import { http } from '@/lib/api/browser'
import type { PromotionBody, PromotionWire } from '@/lib/domain/promotions/wire'

export const createPromotion = (body: PromotionBody) =>
  http.send<PromotionWire>('post', 'admin/promotions', body)
export const endPromotion = (id: string, reason: string) =>
  http.send<PromotionWire>('post', `admin/promotions/${encodeURIComponent(id)}/end`, { reason })
