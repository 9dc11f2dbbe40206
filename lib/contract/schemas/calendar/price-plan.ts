import { type Static, Type } from '@sinclair/typebox'
import { is, keyOf, named, nullable, oneOf } from '@/lib/contract/schema'
import { DaySpan, RuleTermsWire } from '@/lib/contract/schemas/booking/money/price-rules'
import { QuoteLineWire } from '@/lib/contract/schemas/booking/wire'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { OCCASIONS } from '@/lib/domain/booking/money/occasions'
import type * as preview from '@/lib/domain/calendar/preview'
import type * as plan from '@/lib/domain/calendar/price-plan'
import { PRICING_MODES } from '@/lib/domain/listing/vocabulary'

const { spans: _copied, ...ruleProperties } = RuleTermsWire.properties

export const OccasionDaysWire = is<plan.OccasionDaysWire>()(
  named('OccasionDaysWire', 'Days of an occasion that are not over; school holidays have names.', {
    ...DaySpan.properties,
    occasion: keyOf(OCCASIONS),
    names: nullable(LocalizedName),
  }),
)

export const PriceRuleWire = is<plan.PriceRuleWire>()(
  named('PriceRuleWire', "A rule of a vendor's price plan.", {
    ...ruleProperties,
    _id: Type.String(),
    name: Type.String(),
  }),
)

export const PricePlanWire = named(
  'PricePlanWire',
  'the rules in their order; the first that applies makes the price.',
  {
    version: Type.Number({ description: 'grows with each change, which names the one that it changes' }),
    mode: oneOf(PRICING_MODES),
    rules: Type.Array(PriceRuleWire),
    occasions: Type.Array(OccasionDaysWire, {
      description: 'the coming days of each occasion that a rule may name, the earliest first',
    }),
  },
)
export type PricePlanWire = Static<typeof PricePlanWire>

export const PricePreviewWire = is<preview.PricePreviewWire>()(
  named(
    'PricePreviewWire',
    'What a guest would pay for a stay of one unit, and what is left for the vendor; money in SAR.',
    {
      parts: Type.Array(
        named(
          'PreviewPart',
          'Nights or hours of one price that follow each other, and what made it; money in SAR, without units.',
          {
            day: Type.String(),
            start: nullable(Type.String(), { description: 'of hours' }),
            last: Type.String({ description: 'of nights: the last one' }),
            quantity: Type.Number(),
            price: Type.Number(),
            by: oneOf(['date', 'rule', 'usual']),
            rule: nullable(Type.String()),
          },
        ),
      ),
      lines: Type.Array(QuoteLineWire, {
        description: 'what is beside the nights or hours, such as discounts',
      }),
      total: Type.Number(),
      commissionPercent: Type.Number(),
      commission: Type.Number({ description: 'with its VAT' }),
      stayVat: Type.Number({ description: "VAT of the stay that Diyar accounts for in the vendor's place" }),
      net: Type.Number(),
    },
  ),
)
