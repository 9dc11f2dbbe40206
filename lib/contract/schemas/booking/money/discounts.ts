import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import type * as discounts from '@/lib/domain/booking/money/discounts'
import { DISCOUNT_KINDS, DISCOUNT_UNITS } from '@/lib/domain/booking/money/discounts'

export const DiscountTerms = is<discounts.DiscountTerms>()(
  Type.Object(
    {
      kind: oneOf(DISCOUNT_KINDS),
      threshold: Type.Number({ description: 'what the kind compares with, in its unit' }),
      unit: oneOf(DISCOUNT_UNITS),
      percent: Type.Number(),
    },
    { title: 'DiscountTerms', description: 'When a discount applies, and how much it takes off.' },
  ),
)

export const Discounts = is<discounts.Discounts>()(
  Type.Object(
    {
      areStacked: Type.Boolean({ description: 'false: of those that apply only the best one counts' }),
      rules: Type.Array(DiscountTerms),
    },
    { title: 'Discounts', description: 'The discounts of a listing.' },
  ),
)
