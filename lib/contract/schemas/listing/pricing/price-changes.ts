import { Type } from '@sinclair/typebox'
import { is, named, noted, nullable, oneOf } from '@/lib/contract/schema'
import { OwnAddOn } from '@/lib/contract/schemas/booking/money/own-add-ons'
import { DISCOUNT_KINDS, DISCOUNT_UNITS } from '@/lib/domain/booking/money/discounts'
import { FEE_CHARGES, FEE_KINDS } from '@/lib/domain/booking/money/fees'
import type * as priceChanges from '@/lib/domain/listing/pricing/price-changes'
import { WEEKDAYS } from '@/lib/domain/time/days'

export const PriceChange = is<priceChanges.PriceChange>()(
  named(
    'PriceChange',
    'A change of one price in SAR; null where it is not sold. It is of these weekdays, of these days (both included), of a\nrule (null where there was none, equal where it applies at other times), of a discount (in percent), of a fee, of an own add-on, of whether discounts are stacked, or, with none of them, of an hour.',
    {
      rule: Type.Optional(Type.String({ description: 'the name of a price rule' })),
      unit: Type.Optional(
        noted(Type.Literal('percent'), 'of a rule that is a part of the usual price, in place of SAR'),
      ),
      discount: Type.Optional(
        noted(
          Type.Object({
            kind: oneOf(DISCOUNT_KINDS),
            threshold: Type.Number(),
            unit: oneOf(DISCOUNT_UNITS),
          }),
          'null where there was none, equal where it applies at other times',
        ),
      ),
      fee: Type.Optional(
        noted(
          Type.Object({
            kind: oneOf(FEE_KINDS),
            threshold: Type.Number(),
            charged: oneOf(FEE_CHARGES),
          }),
          'null where there was none, equal where it is charged otherwise',
        ),
      ),
      addOn: Type.Optional(
        noted(
          Type.Pick(OwnAddOn, ['name', 'unit']),
          'null where there was none, equal where its price is for something else',
        ),
      ),
      stacked: Type.Optional(
        Type.Boolean({ description: 'discounts are stacked from now on, or the best one counts' }),
      ),
      weekdays: Type.Optional(Type.Array(oneOf(WEEKDAYS))),
      from: Type.Optional(Type.String()),
      to: Type.Optional(Type.String()),
      before: nullable(Type.Number()),
      after: nullable(Type.Number()),
    },
  ),
)
