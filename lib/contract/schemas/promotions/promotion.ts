import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import type * as promotion from '@/lib/domain/promotions/promotion'
import { PROMOTION_PAYERS } from '@/lib/domain/promotions/promotion'

export const AppliedPromotion = is<promotion.AppliedPromotion>()(
  Type.Object(
    {
      id: Type.String(),
      code: Type.String(),
      payer: oneOf(PROMOTION_PAYERS),
      discountHalalas: Type.Number(),
    },
    { title: 'AppliedPromotion', description: 'The copy of a code in a booking.' },
  ),
)
