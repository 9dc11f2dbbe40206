import { type Static, Type } from '@sinclair/typebox'
import { is, named, oneOf } from '@/lib/contract/schema'
import { DiscountTerms } from '@/lib/contract/schemas/booking/money/discounts'
import type * as discounts from '@/lib/domain/calendar/discounts'
import { PRICING_MODES } from '@/lib/domain/listing/vocabulary'

export const DiscountWire = is<discounts.DiscountWire>()(
  named('DiscountWire', "A vendor's discount of a listing.", {
    ...DiscountTerms.properties,
    _id: Type.String(),
  }),
)

export const DiscountsWire = named(
  'DiscountsWire',
  'the discounts of a listing, and how those that apply go together.',
  {
    version: Type.Number({ description: 'grows with each change, which names the one that it changes' }),
    mode: oneOf(PRICING_MODES),
    areStacked: Type.Boolean(),
    rules: Type.Array(DiscountWire),
  },
)
export type DiscountsWire = Static<typeof DiscountsWire>
