import { Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import type * as discounts from '@/lib/domain/booking/money/discounts'
import { DISCOUNT_KINDS, DISCOUNT_UNITS } from '@/lib/domain/booking/money/discounts'
import { AddOnLeft } from './own-add-ons'

export const DiscountTerms = is<discounts.DiscountTerms>()(
  named('DiscountTerms', 'When a discount applies, and how much it takes off.', {
    kind: oneOf(DISCOUNT_KINDS),
    threshold: Type.Number({ description: 'what the kind compares with, in its unit' }),
    unit: oneOf(DISCOUNT_UNITS),
    percent: Type.Number(),
  }),
)

export const StayFacts = is<discounts.StayFacts>()(
  named('StayFacts', 'What the server alone knows of a stay.', {
    gap: nullable(Type.Number(), {
      description:
        'nights or hours of the gap between two bookings in which the stay lies; null where it lies in none',
    }),
    isReturning: Type.Boolean({ description: 'the guest has completed a booking with the vendor' }),
    addOnsLeft: Type.Optional(
      Type.Array(AddOnLeft, { description: 'of the own add-ons that have a stock; absent: of none' }),
    ),
  }),
)

export const Discounts = is<discounts.Discounts>()(
  named('Discounts', 'The discounts of a listing.', {
    areStacked: Type.Boolean({ description: 'false: of those that apply only the best one counts' }),
    rules: Type.Array(DiscountTerms),
  }),
)
