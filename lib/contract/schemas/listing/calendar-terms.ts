import { Type } from '@sinclair/typebox'
import { is, named } from '@/lib/contract/schema'
import { FeeWire } from '@/lib/contract/schemas/booking/money/fees'
import { OwnAddOnWire } from '@/lib/contract/schemas/booking/money/own-add-ons'
import { PartPaymentWire } from '@/lib/contract/schemas/booking/money/part-payment'
import { DiscountWire } from '@/lib/contract/schemas/calendar/discounts'
import { PriceRuleWire } from '@/lib/contract/schemas/calendar/price-plan'
import { StayRuleWire } from '@/lib/contract/schemas/calendar/stay-rules'
import type * as terms from '@/lib/domain/listing/calendar-terms'

const _id = Type.Optional(Type.String())

export const CalendarTerms = is<terms.CalendarTerms>()(
  named(
    'CalendarTerms',
    'What a vendor sets in the calendar of a listing, given with a new one; in SAR. An absent part is empty.',
    {
      plan: Type.Optional(
        Type.Object({ rules: Type.Array(Type.Object({ ...PriceRuleWire.properties, _id })) }),
      ),
      discounts: Type.Optional(
        Type.Object({
          areStacked: Type.Boolean(),
          rules: Type.Array(Type.Object({ ...DiscountWire.properties, _id })),
        }),
      ),
      fees: Type.Optional(Type.Object({ fees: Type.Array(FeeWire) })),
      ownAddOns: Type.Optional(
        Type.Object({
          ownAddOns: Type.Array(
            Type.Object({ ...OwnAddOnWire.properties, _id, name: Type.Optional(Type.String()) }),
          ),
        }),
      ),
      stayRules: Type.Optional(
        Type.Object({ rules: Type.Array(Type.Object({ ...StayRuleWire.properties, _id })) }),
      ),
      partPayment: Type.Optional(PartPaymentWire),
    },
  ),
)
