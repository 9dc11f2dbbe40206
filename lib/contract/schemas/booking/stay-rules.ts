import { Type } from '@sinclair/typebox'
import { is, named, nullable } from '@/lib/contract/schema'
import type * as stayRules from '@/lib/domain/booking/vendor-stay-rules'
import { RuleTerms } from './money/price-rules'

export const StayLimits = is<stayRules.StayLimits>()(
  named('StayLimits', "The vendor's limits of a stay, where no rule of its days says otherwise.", {
    minNights: nullable(Type.Number()),
    maxNights: nullable(Type.Number()),
    leadMinutes: Type.Number({ description: 'between booking and check-in' }),
  }),
)

const { weekdays, season, from, to, spans } = RuleTerms.properties

/** What a stay rule has in terms and on the wire. */
export const stayRuleFields = {
  weekdays,
  season,
  from,
  to,
  minNights: nullable(Type.Number()),
  maxNights: nullable(Type.Number()),
  arrival: nullable(Type.Boolean(), { description: 'whether a stay may begin on these days' }),
  departure: nullable(Type.Boolean(), { description: 'whether a stay may end on these days' }),
  noticeHours: nullable(Type.Number(), { description: 'between booking and check-in' }),
  windowDays: nullable(Type.Number(), { description: 'the most days between booking and arrival' }),
  turnoverHours: nullable(Type.Number(), { description: 'free after a stay, before the next one' }),
}

const described = {
  title: 'StayRuleTerms',
  description:
    'What holds for stays on certain days; null leaves it to the rules behind and to the settings of the listing.',
}

export const StayRuleTerms = is<stayRules.StayRuleTerms>()(
  Type.Object({ ...stayRuleFields, spans }, described),
)

export const StayRuleTermsWire = is<stayRules.StayRuleTermsWire>()(
  Type.Object({ ...stayRuleFields, spans }, { ...described, title: 'StayRuleTermsWire' }),
)
