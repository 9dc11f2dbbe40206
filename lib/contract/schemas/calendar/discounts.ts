import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import { DiscountTerms } from '@/lib/contract/schemas/booking/money/discounts'
import type * as discounts from '@/lib/domain/calendar/discounts'
import { PRICING_MODES } from '@/lib/domain/listing/vocabulary'

export const DiscountWire = is<discounts.DiscountWire>()(
  Type.Object(
    { ...DiscountTerms.properties, _id: Type.String() },
    { title: 'DiscountWire', description: "A vendor's discount of a listing." },
  ),
)

export const DiscountsWire = is<discounts.DiscountsWire>()(
  Type.Object(
    {
      version: Type.Number({ description: 'grows with each change, which names the one that it changes' }),
      mode: oneOf(PRICING_MODES),
      areStacked: Type.Boolean(),
      rules: Type.Array(DiscountWire),
    },
    {
      title: 'DiscountsWire',
      description: 'the discounts of a listing, and how those that apply go together.',
    },
  ),
)
