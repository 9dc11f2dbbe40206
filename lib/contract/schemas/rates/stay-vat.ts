import { type Static, Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { RATE_STATES } from '@/lib/domain/rates/rates'
import type * as stayVat from '@/lib/domain/rates/stay-vat'
import { STAY_VATS, UNREGISTERED_STAY_VATS } from '@/lib/domain/rates/stay-vat'

export const StayVatRuleWire = named(
  'StayVatRuleWire',
  'Who accounts for the VAT of stays whose vendors are not registered, from a day on.',
  {
    _id: Type.String(),
    listingType: nullable(oneOf(PROPERTY_TYPES), { description: 'null: every type' }),
    accountedBy: oneOf(UNREGISTERED_STAY_VATS),
    holdsFrom: Type.String(),
    state: oneOf(RATE_STATES),
    reason: Type.String(),
    by: nullable(LocalizedName, { description: 'who added it' }),
    createdAt: Type.String(),
  },
)
export type StayVatRuleWire = Static<typeof StayVatRuleWire>

export const StayVatRuleListWire = named(
  'StayVatRuleListWire',
  'GET admin/stay-vat-rules: the latest day first; `earliest` is the first day from which another one can hold.',
  { data: Type.Array(StayVatRuleWire), earliest: Type.String() },
)
export type StayVatRuleListWire = Static<typeof StayVatRuleListWire>

export const StayTaxes = is<stayVat.StayTaxes>()(
  named('StayTaxes', 'What a booking is made under; none of it changes afterwards.', {
    commissionPercent: Type.Number(),
    vatPercent: Type.Number(),
    stayVat: oneOf(STAY_VATS),
  }),
)
