import { type Static, Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as noShow from '@/lib/domain/booking/money/no-show'
import { RATE_STATES } from '@/lib/domain/rates/rates'

export const NoShowTerms = is<noShow.NoShowTerms>()(
  named('NoShowTerms', 'When a guest counts as one who did not arrive, and what that costs.', {
    afterHours: Type.Number({
      description: 'hours after check-in from which it may be recorded, at most half of the stay',
    }),
    chargedPercent: Type.Number({
      description: 'of the price that was paid: what the vendor keeps of it, in percent',
    }),
  }),
)

export const NoShowTermsWire = named('NoShowTermsWire', 'The terms of a no-show that a booking keeps.', {
  recordableFrom: Type.String({ description: 'from when it may be recorded' }),
  chargedPercent: NoShowTerms.properties.chargedPercent,
})
export type NoShowTermsWire = Static<typeof NoShowTermsWire>

export const NoShowRuleWire = named('NoShowRuleWire', 'A rule as admins read it.', {
  ...NoShowTerms.properties,
  _id: Type.String(),
  holdsFrom: nullable(Type.String(), {
    description: 'null: from the beginning, until the first rule was added',
  }),
  state: oneOf(RATE_STATES),
  reason: nullable(Type.String()),
  by: nullable(LocalizedName, {
    description: 'who added it and when; null for what holds from the beginning',
  }),
  createdAt: nullable(Type.String()),
})
export type NoShowRuleWire = Static<typeof NoShowRuleWire>

export const NoShowRuleListWire = named(
  'NoShowRuleListWire',
  'GET admin/no-show-rules: the latest day first; `earliest` is the first day from which another one can hold.',
  { data: Type.Array(NoShowRuleWire), earliest: Type.String() },
)
export type NoShowRuleListWire = Static<typeof NoShowRuleListWire>
