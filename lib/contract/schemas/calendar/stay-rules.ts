import { type Static, Type } from '@sinclair/typebox'
import { is, named, oneOf } from '@/lib/contract/schema'
import { stayRuleFields } from '@/lib/contract/schemas/booking/stay-rules'
import type * as stayRules from '@/lib/domain/calendar/stay-rules'
import { PRICING_MODES } from '@/lib/domain/listing/vocabulary'
import { OccasionDaysWire } from './price-plan'

export const StayRuleWire = is<stayRules.StayRuleWire>()(
  named('StayRuleWire', "A vendor's rule for the stays of certain days.", {
    ...stayRuleFields,
    _id: Type.String(),
    name: Type.String(),
  }),
)

export const StayRulesWire = named(
  'StayRulesWire',
  'the rules in their order; the first that sets a part on its day decides it.',
  {
    version: Type.Number({ description: 'grows with each change, which names the one that it changes' }),
    mode: oneOf(PRICING_MODES),
    rules: Type.Array(StayRuleWire),
    occasions: Type.Array(OccasionDaysWire, {
      description: 'the coming days of each occasion that a rule may name, the earliest first',
    }),
  },
)
export type StayRulesWire = Static<typeof StayRulesWire>
