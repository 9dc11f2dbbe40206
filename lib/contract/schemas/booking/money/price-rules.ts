import { Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import type * as occasions from '@/lib/domain/booking/money/occasions'
import type * as priceRules from '@/lib/domain/booking/money/price-rules'
import { SEASONS } from '@/lib/domain/booking/season'
import { WEEKDAYS } from '@/lib/domain/time/days'

export const DaySpan = is<occasions.DaySpan>()(
  named('DaySpan', 'Days that follow each other, both ends included.', {
    from: Type.String(),
    to: Type.String(),
  }),
)

/** What the terms of a rule have in halalas and on the wire. */
const ruleFields = {
  weekdays: Type.Array(oneOf(WEEKDAYS), { description: 'none: each day' }),
  startsAt: nullable(Type.String(), {
    description: 'hours of the day, `[startsAt, endsAt)`, which may cross midnight; both null: all',
  }),
  endsAt: nullable(Type.String()),
  season: nullable(oneOf(SEASONS)),
  from: nullable(Type.String(), {
    description: 'of `once` days, of a repeated season a month and a day; both are included; else null',
  }),
  to: nullable(Type.String()),
  spans: Type.Optional(
    Type.Array(DaySpan, {
      description: 'of an occasion: its days by the table of occasions; absent: those of the calendar',
    }),
  ),
  percent: nullable(Type.Number(), { description: 'of the price that holds without rules' }),
}

export const RuleTerms = is<priceRules.RuleTerms>()(
  named(
    'RuleTerms',
    'When a rule applies, and the price that it makes: one of `priceHalalas` and `percent` is set.',
    { ...ruleFields, priceHalalas: nullable(Type.Number()) },
  ),
)

export const RuleTermsWire = is<priceRules.RuleTermsWire>()(
  named('RuleTermsWire', 'When a rule applies and what it makes; money in SAR.', {
    ...ruleFields,
    price: nullable(Type.Number()),
  }),
)
